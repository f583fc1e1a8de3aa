/** Buttons that do nothing without a script; the others (forms, popovers, dialogs by command) work from the first paint on. */
const scripted = 'button[type="button"]:not([popovertarget], [commandfor])';

/**
 * A page can be seen seconds before its scripts are there. The button that was pressed last in the meantime is pressed again
 * as soon as the page listens: what was meant happens late instead of never.
 * @param listening settles once the page handles clicks
 */
export async function repeatEarlyPress(page: Document, listening: Promise<void>): Promise<void> {
  let pressed: HTMLButtonElement | undefined;
  const note = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(scripted) : null;
    pressed = button ?? undefined;
  };
  page.addEventListener('click', note, { capture: true });
  await listening;
  page.removeEventListener('click', note, { capture: true });
  if (pressed?.isConnected) pressed.click();
}

/** Settles with the mark a page leaves when it handles clicks, also when it was left before. */
export function untilInteractive(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new PerformanceObserver((marks, self) => {
    if (marks.getEntriesByName('interactive').length === 0) return;
    self.disconnect();
    resolve();
  });
  observer.observe({ type: 'mark', buffered: true });
  return promise;
}
