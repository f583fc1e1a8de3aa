import { useEffect, useState, type RefObject } from 'react';

/** More than this no screen shows of one page. */
const maxWidthPx = 1600;

/** Width of an element in device pixels; 0 until it first comes near the visible part of the page. */
export function useShownWidth(element: RefObject<Element | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const resized = new ResizeObserver(() =>
      setWidthPx(Math.min(maxWidthPx, Math.round(shown.clientWidth * devicePixelRatio))),
    );
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        resized.observe(shown);
      },
      { rootMargin: '200px' },
    );
    seen.observe(shown);
    return () => {
      seen.disconnect();
      resized.disconnect();
    };
  }, [element]);
  return widthPx;
}
