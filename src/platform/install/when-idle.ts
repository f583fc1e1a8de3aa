/** In any case it is begun so long after it was asked for, in milliseconds. */
const mostMs = 4_000;

/**
 * Begins with something once the page has nothing more urgent to do: the scripts its document names are there, with those of what it
 * shows next, and the processor is idle; after seconds in any case.
 */
export function whenIdle(work: () => void): void {
  void untilNamedScripts().then(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => work(), { timeout: mostMs });
    else setTimeout(work, 2000);
  });
}

async function untilNamedScripts(): Promise<void> {
  const named = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const coming = named.filter(({ href }) => performance.getEntriesByName(href).length === 0);
  if (coming.length === 0) return;
  const over = new Promise((resolve) => setTimeout(resolve, mostMs));
  const ended = coming.map((link) => new Promise((resolve) => void (link.onload = link.onerror = resolve)));
  await Promise.race([over, Promise.all(ended)]);
}
