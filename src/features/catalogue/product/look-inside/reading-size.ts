export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How much larger or smaller a page becomes by one step. */
const stepFactor = 1.5;

/** The width at which all of a page is in sight. All sizes in CSS pixels. */
export function fittingWidth(page: Extent, room: Extent): number {
  return Math.min(room.width, (room.height * page.width) / page.height);
}

/** How wide a page may become: its own pixels one to one, and at least twice what fits. */
export function largestWidth(page: Extent, room: Extent): number {
  return Math.max(page.width, 2 * fittingWidth(page, room));
}

/** A wished width within what is possible; `null` is "all of it in sight", however large the room is. */
export function readingWidth(wished: number, page: Extent, room: Extent): number | null {
  if (wished <= fittingWidth(page, room)) return null;
  return Math.min(wished, largestWidth(page, room));
}

/** One step larger or smaller; a step that would pass the page's own size stops there. */
export function nextWidth(width: number, page: Extent, direction: 'larger' | 'smaller'): number {
  const next = direction === 'larger' ? width * stepFactor : width / stepFactor;
  const passes = (width - page.width) * (next - page.width) < 0;
  return passes ? page.width : next;
}
