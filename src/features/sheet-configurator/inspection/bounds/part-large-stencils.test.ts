import { expect, test } from 'vitest';
import { drawing, partLargeStencils } from './part-large-stencils.ts';

const stencils = (width: number, height: number) =>
  Array.from({ length: 10 }, (_, index) => ({
    data: `mask_${index}`,
    width,
    height,
    count: 1,
    transform: [595, 0, 0, 84, 0, index * 84],
  }));

test('a group of stencils that are shrunk is drawn one by one, each where the group had it', () => {
  const parted = partLargeStencils({
    fnArray: [drawing.save, drawing.stencils, drawing.restore],
    argsArray: [null, [stencils(4960, 7016)], null],
  });
  expect(parted.fnArray.slice(0, 6)).toEqual([
    drawing.save,
    drawing.save,
    drawing.transform,
    drawing.stencil,
    drawing.restore,
    drawing.save,
  ]);
  expect(parted.fnArray).toHaveLength(42);
  expect(parted.argsArray.slice(38, 41)).toEqual([
    [595, 0, 0, 84, 0, 756],
    [{ data: 'mask_9', width: 4960, height: 7016, count: 1 }],
    null,
  ]);
});

test('a group of small stencils, and whatever else is drawn, stays as it is', () => {
  const drawn = {
    fnArray: [drawing.stencils, drawing.transform],
    argsArray: [[stencils(40, 50)], [4960, 0, 0, 7016, 0, 0]],
  };
  expect(partLargeStencils(drawn)).toEqual(drawn);
});
