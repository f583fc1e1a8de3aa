import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router';

/** The path whose page is shown. Of the visit: a layout with a frame of its own begins anew. */
let shown: string | undefined;

/**
 * After a change of route moves the focus to the new page's heading, so that screen readers read it and the keyboard
 * starts there (A11Y-02). The first page of a visit keeps the browser's own focus; a change of the query alone as well,
 * and links that choose between forms of one thing (`state={{ keepFocus: true }}`).
 */
export function RouteAnnouncement(): ReactElement | null {
  const { pathname, hash, state } = useLocation();
  const keepsFocus = wishesToKeepFocus(state);
  useEffect(() => {
    const before = shown ?? pathname;
    shown = pathname;
    if (before === pathname || hash !== '' || keepsFocus) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, keepsFocus]);
  return null;
}

function wishesToKeepFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepFocus' in state && state.keepFocus === true;
}
