import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What had the focus may go when something changes: whoever has not gone on meanwhile is led to this place, if it stands.
 * @param what changes with what can have the focus; null: not there yet
 */
export function useFocusIfLost<Place extends HTMLElement>(what: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const known = useRef(what);
  useLayoutEffect(() => {
    const isFirst = known.current === null;
    const isChanged = known.current !== what;
    known.current = what;
    if (isChanged && !isFirst && document.activeElement === document.body) place.current?.focus();
  }, [what]);
  return place;
}
