import { describe, expect, test } from 'vitest';
import { inkOfPage } from './page-ink.ts';

type Colour = readonly [red: number, green: number, blue: number];
const white: Colour = [255, 255, 255];
const yellowed: Colour = [240, 225, 190];
const [width, height] = [200, 300];

type Mark = readonly [x: number, y: number, width: number, height: number, colour: Colour];

/** A page of one paper with rectangles on it. */
function page(paper: Colour, ...marks: readonly Mark[]) {
  const data = new Uint8ClampedArray(width * height * 4);
  const fill = ([x, y, w, h, colour]: Mark) => {
    for (let row = y; row < y + h; row += 1) {
      for (let column = x; column < x + w; column += 1) data.set([...colour, 255], (row * width + column) * 4);
    }
  };
  fill([0, 0, width, height, paper]);
  for (const mark of marks) fill(mark);
  return { data, width, height };
}

describe('what is on a page', () => {
  test('nothing on white and nothing on yellowed paper', () => {
    expect(inkOfPage(page(white))).toMatchObject({ ink: 'none', box: null, tintOnly: false });
    expect(inkOfPage(page(yellowed))).toMatchObject({ ink: 'none', box: null, tintOnly: false });
  });

  test('a speck of dust is nothing, a figure is something', () => {
    expect(inkOfPage(page(white, [50, 50, 3, 3, [0, 0, 0]])).ink).toBe('none');
    expect(inkOfPage(page(white, [50, 50, 4, 6, [0, 0, 0]])).ink).toBe('black');
  });

  test('the white border is measured from each edge to the ink', () => {
    const { box } = inkOfPage(page(white, [20, 30, 100, 200, [0, 0, 0]]));
    expect(box).toEqual({ left: 20, top: 30, right: 80, bottom: 70 });
  });

  test('black notes on yellowed paper are black, and only look coloured', () => {
    expect(inkOfPage(page(yellowed, [20, 20, 100, 5, [26, 24, 18]]))).toMatchObject({ ink: 'black', tintOnly: true });
  });

  test('black notes on grey paper are black and not even tinted', () => {
    expect(inkOfPage(page([225, 225, 225], [20, 20, 100, 5, [0, 0, 0]]))).toMatchObject({
      ink: 'black',
      tintOnly: false,
    });
  });

  test('rich black is black', () => {
    expect(inkOfPage(page(white, [20, 20, 100, 50, [35, 31, 32]])).ink).toBe('black');
  });

  test('a red title is colour on any paper', () => {
    expect(inkOfPage(page(white, [20, 20, 60, 10, [200, 20, 20]])).ink).toBe('colour');
    expect(inkOfPage(page(yellowed, [20, 20, 60, 10, [190, 20, 15]])).ink).toBe('colour');
  });

  test('a yellow marker is colour although it is light', () => {
    expect(inkOfPage(page(white, [20, 20, 60, 10, [255, 255, 150]]))).toMatchObject({
      ink: 'colour',
      box: { top: 20 },
    });
  });

  test('coloured fringes of one pixel around black notes are not colour', () => {
    const notes = Array.from({ length: 20 }, (_, index) => [20, 20 + index * 12, 100, 4, [0, 0, 0]] as const);
    const fringes = notes.map(([x, y, w]) => [x, y - 1, w, 1, [255, 240, 190]] as const);
    expect(inkOfPage(page(white, ...fringes, ...notes)).ink).toBe('black');
  });

  test('a page that is black all over is black, not its own paper', () => {
    expect(inkOfPage(page([10, 10, 10])).ink).toBe('black');
  });
});
