import { expect, test } from 'vitest';
import { cellsOf } from './block-cells.ts';

const slots = (...names: string[]) => names.map((slot) => ({ id: slot, slot, type: 'x', kind: 'unknown' as const }));
const names = (...given: string[]) => cellsOf(slots(...given)).map((cell) => cell.map(({ slot }) => slot));

test('columns stand in reading order, although the shop sorts them by name', () => {
  expect(names('center', 'left', 'right')).toEqual([['left'], ['center'], ['right']]);
  expect(names('center-left', 'center-right', 'left', 'right')).toEqual([
    ['left'],
    ['center-left'],
    ['center-right'],
    ['right'],
  ]);
});

test('a picture and its words are one column, the picture on top', () => {
  expect(names('center-image', 'center-text', 'left-text', 'left-image')).toEqual([
    ['left-image', 'left-text'],
    ['center-image', 'center-text'],
  ]);
});

test('a simple grid has two pictures on the left', () => {
  expect(names('left-bottom', 'left-top', 'right')).toEqual([['left-top', 'left-bottom'], ['right']]);
});
