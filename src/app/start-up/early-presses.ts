/**
 * Buttons that do nothing without a script; the others (popovers, dialogs by command, forms that lead somewhere) work from the first
 * paint on. A form without an address would load its page anew.
 */
const scripted = 'button:is([type="button"]:not([popovertarget], [commandfor]), form:not([action]) [type="submit"])';

/** Parts of a page that come alive later than the rest, and say so by the event `alive`. */
const standing = '[data-standing]';

/**
 * A page can be seen seconds before its scripts are there. The button that was pressed last in the meantime is pressed again
 * as soon as the page, or the part of it that comes alive later, listens: what was meant happens late instead of never.
 * @param listening settles once the page handles clicks
 */
export async function repeatEarlyPress(page: Document, listening: Promise<void>): Promise<void> {
  let pressed: HTMLButtonElement | undefined;
  let isListening = false;
  const hears = (button: Element): boolean => isListening && !button.closest(standing);
  const note = (event: Event): void => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(scripted) : null;
    pressed = button && !hears(button) ? button : undefined;
    if (pressed) event.preventDefault();
  };
  const repeat = (): void => {
    if (pressed?.isConnected && hears(pressed)) pressed.click();
  };
  page.addEventListener('click', note, { capture: true });
  page.addEventListener('alive', repeat);
  await listening;
  isListening = true;
  repeat();
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
