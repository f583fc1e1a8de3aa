import * as z from 'zod/mini';
import { shownPixels } from './shrink-picture.ts';

/** Some of what pdf.js draws with (its `OPS`). */
export const drawing = { save: 10, restore: 11, transform: 12, stencil: 83, stencils: 84 };

const stencilsSchema = z.tuple([
  z.array(z.looseObject({ width: z.number(), height: z.number(), transform: z.unknown() })),
]);

interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/**
 * pdf.js draws ten or more stencils in a row as a group, in the sizes the file gives them. Large ones are shrunk before they
 * are drawn, so a group with such ones is taken apart: a stencil alone is drawn in the size it has by then, and measured.
 */
export function partLargeStencils({ fnArray, argsArray }: Operators): Operators {
  const parted = fnArray.flatMap((operator, index): (readonly [number, unknown])[] => {
    const args = argsArray[index];
    const stencils = operator === drawing.stencils ? stencilsSchema.safeParse(args).data?.[0] : undefined;
    if (!stencils?.some(({ width, height }) => width * height > shownPixels)) return [[operator, args]];
    return stencils.flatMap(({ transform, ...stencil }) => [
      [drawing.save, null],
      [drawing.transform, transform],
      [drawing.stencil, [stencil]],
      [drawing.restore, null],
    ]);
  });
  return { fnArray: parted.map(([operator]) => operator), argsArray: parted.map(([, args]) => args) };
}
