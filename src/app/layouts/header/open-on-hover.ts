/** How long the pointer has to rest on an entry before its second level opens, and to be away before it closes. */
const openAfterMs = 120;
const closeAfterMs = 250;

/**
 * Opens a popover while a mouse rests on the entry it stands in; it already does. The click on its button that follows means "stay open", not
 * "close what just opened". @param signal ends it
 */
export function openOnHover(entry: HTMLElement, flyout: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  let openedByPointer = false;
  const soon = (delayMs: number, change: () => void) => (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse' && isRow()) timer = setTimeout(change, delayMs);
  };
  const openIfClosed = (): void => {
    if (flyout.matches(':popover-open')) return;
    openedByPointer = true;
    flyout.showPopover();
  };
  const open = soon(openAfterMs, openIfClosed);
  const close = soon(closeAfterMs, () => {
    if (openedByPointer) flyout.hidePopover();
  });
  const stay = (event: MouseEvent): void => {
    const isButton = event.target instanceof Element && event.target.closest('[aria-expanded]') !== null;
    if (isButton && openedByPointer && flyout.matches(':popover-open')) event.preventDefault();
    openedByPointer = false;
  };
  entry.addEventListener('pointerenter', open, { signal });
  entry.addEventListener('pointerleave', close, { signal });
  entry.addEventListener('click', stay, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (isRow() && entry.matches(':hover')) openIfClosed();
}

/** Where the second level lies in the row of the header. In the drawer it is a screen of its own, opened by its button only. */
const isRow = (): boolean => matchMedia('(width >= 79rem)').matches;
