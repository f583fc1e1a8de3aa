import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fittingWidth, nextWidth, readingWidth, type Extent } from './reading-size.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What stays where it is while the page grows: a place within the page (0 to 1), and where on the stage it is. */
interface Anchor {
  readonly within: Point;
  readonly at: Point;
}

interface Reading {
  /** In CSS pixels; `null` shows all of the page. */
  readonly width: number | null;
  readonly larger: () => void;
  readonly smaller: () => void;
  /** The page's own pixels one to one, or all of it when it is that large already. */
  readonly toggleOwnSize: (at?: Point) => void;
  readonly fit: () => void;
  readonly zoomTo: (wished: number, at?: Point) => void;
  readonly currentWidth: () => number;
}

/** How large a page is shown on a stage that scrolls. What was under the fingers, or in the middle, stays there. */
export function useReading(stage: RefObject<HTMLElement | null>, page: Extent): Reading {
  const [width, setWidth] = useState<number | null>(null);
  const anchor = useRef<Anchor | null>(null);
  const room = (): Extent => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const currentWidth = (): number => width ?? fittingWidth(page, room());
  const zoomTo = (wished: number, at?: Point): void => {
    anchor.current = anchorOf(stage.current, at);
    setWidth(readingWidth(wished, page, room()));
  };
  useLayoutEffect(() => {
    if (stage.current && anchor.current) keepInPlace(stage.current, anchor.current);
    anchor.current = null;
  });
  useCtrlWheel(stage, (factor, at) => zoomTo(currentWidth() * factor, at));
  return {
    width,
    larger: () => zoomTo(nextWidth(currentWidth(), page, 'larger')),
    smaller: () => zoomTo(nextWidth(currentWidth(), page, 'smaller')),
    toggleOwnSize: (at) => zoomTo(width === page.width ? 0 : page.width, at),
    fit: () => zoomTo(0),
    zoomTo,
    currentWidth,
  };
}

function anchorOf(stage: HTMLElement | null, at?: Point): Anchor | null {
  const shown = stage?.querySelector('img')?.getBoundingClientRect();
  if (!stage || !shown || shown.width === 0) return null;
  const frame = stage.getBoundingClientRect();
  const focus = at ?? { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
  return {
    within: { x: (focus.x - shown.left) / shown.width, y: (focus.y - shown.top) / shown.height },
    at: focus,
  };
}

function keepInPlace(stage: HTMLElement, { within, at }: Anchor): void {
  const shown = stage.querySelector('img')?.getBoundingClientRect();
  if (!shown) return;
  stage.scrollBy({
    left: shown.left + within.x * shown.width - at.x,
    top: shown.top + within.y * shown.height - at.y,
    behavior: 'instant',
  });
}

/** Touch pads tell pinching as a wheel with Ctrl; without an answer the browser would enlarge the whole page. */
function useCtrlWheel(stage: RefObject<HTMLElement | null>, zoom: (factor: number, at: Point) => void): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const listening = new AbortController();
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    stage.current?.addEventListener('wheel', turn, { passive: false, signal: listening.signal });
    return () => listening.abort();
  }, [stage]);
}
