import type { CmsSlot } from '#store-api/cms/cms-slot.ts';

/** Reading order of the places Shopware's blocks know. */
const order = ['left', 'center-left', 'center', 'center-right', 'right'];

/**
 * The slots of a block by column, in reading order: the shop sends them sorted by name. Places of one column
 * (`left-image` and `left-text`, `left-top` and `left-bottom`) stand in it one below the other.
 */
export function cellsOf(slots: readonly CmsSlot[]): readonly (readonly CmsSlot[])[] {
  const cells = new Map<string, CmsSlot[]>();
  for (const slot of slots) {
    const column = slot.slot.replace(/-(?:image|text|top|bottom)$/, '');
    cells.set(column, [...(cells.get(column) ?? []), slot]);
  }
  const place = ([column]: [string, unknown]): number =>
    order.includes(column) ? order.indexOf(column) : order.length;
  return [...cells].toSorted((a, b) => place(a) - place(b)).map(([, content]) => content.toSorted(topFirst));
}

const below = /-(?:text|bottom)$/;

function topFirst(a: CmsSlot, b: CmsSlot): number {
  return Number(below.test(a.slot)) - Number(below.test(b.slot));
}
