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
 * @param isListening whether the page handles clicks: one who is told so later would press a second time what was heard meanwhile
 * @returns presses it, if the page listens now
 */
export function repeatEarlyPress(page: Document, isListening: () => boolean): () => void {
  let pressed: HTMLButtonElement | undefined;
  const hears = (button: Element): boolean => isListening() && !button.closest(standing);
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
  return repeat;
}

/** By the mark a page leaves when it handles clicks. */
export const isInteractive = (): boolean => performance.getEntriesByName('interactive').length > 0;
