import { act } from '@testing-library/react';
import { beforeAll, vi } from 'vitest';

const watching = new Map<Element, IntersectionObserverCallback>();

/** jsdom lays nothing out: tests say themselves where an element is, with {@link scrollTo}. */
class SeenElements implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly #callback: IntersectionObserverCallback;
  readonly #watched = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(element: Element): void {
    this.#watched.add(element);
    watching.set(element, this.#callback);
  }

  unobserve(element: Element): void {
    watching.delete(element);
  }

  disconnect(): void {
    for (const element of this.#watched) watching.delete(element);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** For a file of tests that says what is in sight. */
export function watchSight(): void {
  beforeAll(() => void vi.stubGlobal('IntersectionObserver', SeenElements));
}

/** Tells whoever watches an element that it is now in sight, or out of sight above or below the window. */
export function scrollTo(element: Element, place: 'inSight' | 'above' | 'below'): void {
  const box = new DOMRect(0, place === 'above' ? -100 : 2000, 100, 50);
  const entry: IntersectionObserverEntry = {
    target: element,
    isIntersecting: place === 'inSight',
    intersectionRatio: place === 'inSight' ? 1 : 0,
    boundingClientRect: box,
    intersectionRect: box,
    rootBounds: null,
    time: 0,
  };
  act(() => watching.get(element)?.([entry], new SeenElements(() => undefined)));
}
