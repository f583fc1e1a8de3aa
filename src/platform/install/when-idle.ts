/** Begins with something once the page has nothing more urgent to do; after seconds in any case. */
export function whenIdle(work: () => void): void {
  const start = (): void => work();
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 2000);
}
