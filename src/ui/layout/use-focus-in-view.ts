import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What comes above pushes what has the focus out of sight: within this place it is shown again.
 * @param what changes with what may come
 */
export function useFocusInView<Place extends HTMLElement>(what: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const known = useRef(what);
  useLayoutEffect(() => {
    const isChanged = known.current !== what;
    known.current = what;
    const { activeElement } = document;
    // Where the head and what lies at the lower edge leave room (`scroll-padding`).
    if (isChanged && activeElement && place.current?.contains(activeElement))
      activeElement.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return place;
}
