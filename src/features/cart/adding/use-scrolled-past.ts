import { useEffect, useState, type RefObject } from 'react';

/** Whether somebody has scrolled on beyond an element, so that it is out of sight above. Nothing is watched unless asked for. */
export function useScrolledPast(element: RefObject<Element | null>, asked: boolean): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!asked || !watched) return undefined;
    const seen = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsPast(!last.isIntersecting && last.boundingClientRect.bottom <= 0);
    });
    seen.observe(watched);
    return () => seen.disconnect();
  }, [element, asked]);
  return isPast;
}
