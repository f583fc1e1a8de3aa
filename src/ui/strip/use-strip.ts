import { useEffect, useState, type RefObject } from 'react';

interface StripState {
  readonly count: number;
  /** The item at the row's beginning. */
  readonly index: number;
  /** Whether there is more than fits. */
  readonly moves: boolean;
}

/** Where a row that scrolls stands, and how to bring an item of it to the front; beyond an end it goes on at the other. */
export function useStrip(strip: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<StripState>({ count: 0, index: 0, moves: false });
  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const read = (): void => setState(stateOf(row));
    read();
    row.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      row.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [strip]);
  const go = (wanted: number): void => {
    const row = strip.current;
    if (!row || state.count === 0) return;
    const atEnd = wanted > state.index && row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    const index = atEnd ? 0 : (wanted + state.count) % state.count;
    row.scrollTo({ left: offsets(row)[index] ?? 0, behavior: lessMotion() ? 'auto' : 'smooth' });
  };
  return { ...state, go };
}

/** Whether the reader asked for less motion. */
export const lessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where the row has to stand for each item to be in front, in pixels. */
function offsets(row: HTMLElement): number[] {
  const places = [...row.children].map((child) => (child instanceof HTMLElement ? child.offsetLeft : 0));
  return places.map((place) => place - (places[0] ?? 0));
}

function stateOf(row: HTMLElement): StripState {
  const distances = offsets(row).map((offset) => Math.abs(offset - row.scrollLeft));
  return {
    count: distances.length,
    index: distances.indexOf(Math.min(...distances)),
    moves: row.scrollWidth > row.clientWidth + 1,
  };
}
