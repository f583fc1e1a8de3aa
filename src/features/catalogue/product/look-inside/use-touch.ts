import { useRef, type PointerEvent } from 'react';

interface Touch {
  readonly currentWidth: () => number;
  readonly zoomTo: (wished: number, at: { x: number; y: number }) => void;
  /** A swipe across a page that is all in sight. */
  readonly onSwipe: (direction: 1 | -1) => void;
  /** Whether there is something to drag. */
  readonly zoomed: boolean;
}

/** A finger has to go this far across for the page to turn, in CSS pixels. */
const swipePx = 60;

interface Hold {
  readonly startX: number;
  x: number;
  y: number;
}

/** Dragging with one finger or the mouse, pinching with two, swiping from page to page. */
export function useTouch({ currentWidth, zoomTo, onSwipe, zoomed }: Touch) {
  const held = useRef(new Map<number, Hold>());
  const pinched = useRef(false);

  const down = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current.set(event.pointerId, { startX: event.clientX, x: event.clientX, y: event.clientY });
    if (held.current.size === 1) pinched.current = false;
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const hold = held.current.get(event.pointerId);
    if (hold === undefined) return;
    const other = [...held.current.entries()].find(([id]) => id !== event.pointerId)?.[1];
    const [x, y] = [event.clientX, event.clientY];
    if (other !== undefined) {
      pinched.current = true;
      const apart = (a: number, b: number): number => Math.hypot(a - other.x, b - other.y);
      const at = { x: (x + other.x) / 2, y: (y + other.y) / 2 };
      zoomTo((currentWidth() * apart(x, y)) / Math.max(1, apart(hold.x, hold.y)), at);
    } else if (zoomed) {
      event.currentTarget.scrollBy({ left: hold.x - x, top: hold.y - y, behavior: 'instant' });
    }
    hold.x = x;
    hold.y = y;
  };
  const up = (event: PointerEvent<HTMLElement>): void => {
    const hold = held.current.get(event.pointerId);
    held.current.delete(event.pointerId);
    if (hold === undefined || zoomed || pinched.current || held.current.size > 0) return;
    const across = event.clientX - hold.startX;
    if (Math.abs(across) >= swipePx) onSwipe(across < 0 ? 1 : -1);
  };
  const cancel = (event: PointerEvent<HTMLElement>): void => {
    held.current.delete(event.pointerId);
  };
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel };
}
