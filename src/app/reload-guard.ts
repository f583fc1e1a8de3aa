/** Milliseconds between two reloads that nobody asked for (specification section 9). */
const guardMs = 10_000;

const lastReloadKey = 'nf-reloaded-at';

/**
 * Whether the page may be opened anew by itself, for files of another build; if so, not again for ten seconds. Where the
 * browser keeps nothing, never: nobody could tell the second time.
 */
export function mayReloadNow(now = Date.now(), storage: () => Storage = () => sessionStorage): boolean {
  try {
    const last = Number(storage().getItem(lastReloadKey) ?? Number.NaN);
    if (Math.abs(now - last) < guardMs) return false;
    storage().setItem(lastReloadKey, String(now));
    return true;
  } catch {
    return false;
  }
}
