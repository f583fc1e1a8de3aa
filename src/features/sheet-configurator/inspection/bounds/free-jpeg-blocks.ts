import { free } from './free.ts';
import type { PageBudget } from './page-budget.ts';

/** What is calculated with on the way is smaller, and small pictures add nothing up. */
const freedFrom = 1_048_576;

/**
 * Frees what a JPEG in grey was decoded through as soon as pdf.js has read it. It makes two bytes of each pixel, then one,
 * then three, and leaves all of them to the garbage collector, which on a busy computer comes when the page is long drawn.
 */
export function freeJpegBlocks(budget: Pick<PageBudget, 'giveBack'>): void {
  let blocks: Int16Array | undefined;
  let greyPixels = 0;
  const noteBlocks = new Proxy(Int16Array, {
    construct(target, args: readonly unknown[], newTarget) {
      const made: Int16Array = Reflect.construct(target, args, newTarget);
      if (made.byteLength >= freedFrom) [blocks, greyPixels] = [made, 0];
      return made;
    },
  });
  const notePixels = new Proxy(Uint8ClampedArray, {
    construct(target, args: readonly unknown[], newTarget) {
      const [length] = args;
      if (blocks && typeof length === 'number') {
        const isRead = greyPixels > 0;
        if (isRead && length === greyPixels * 3) budget.giveBack(free(blocks.buffer));
        greyPixels = length;
        // Those of a JPEG in colours are many arrays, and pdf.js makes no second one of its pixels.
        if (isRead || length > blocks.length) blocks = undefined;
      }
      return Reflect.construct(target, args, newTarget);
    },
  });
  Object.assign(globalThis, { Int16Array: noteBlocks, Uint8ClampedArray: notePixels });
}
