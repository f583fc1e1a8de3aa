import { contextToken } from '#platform/session/context-token.ts';
import { refreshSessionAtom, sessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/**
 * Whether the session of this browser is shown the prices that pages are rendered with. Where the shop does not say what
 * becomes of a session, because it is away, pages are shown as everybody sees them.
 */
export async function seesPricesOfAll({ store, terms }: Pick<Shell, 'store' | 'terms'>): Promise<boolean> {
  if (contextToken.read() === undefined) return true;
  if (store.get(sessionAtom) === null) await store.set(refreshSessionAtom);
  const session = store.get(sessionAtom);
  return session === null || session.priceBasis === terms?.priceBasis;
}
