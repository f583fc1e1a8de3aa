import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Closes a popover and those within it with every step of a visit: whoever chose something there has done with it. */
export function ClosedByVisit({ popover }: { popover: RefObject<HTMLElement | null> }): ReactElement | null {
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const menu = popover.current;
    for (const part of menu?.querySelectorAll<HTMLElement>('[popover]') ?? []) part.hidePopover();
    menu?.hidePopover();
  }, [key, popover]);
  return null;
}
