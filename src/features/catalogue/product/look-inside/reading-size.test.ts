import { expect, test } from 'vitest';
import { fittingWidth, nextWidth, readingWidth } from './reading-size.ts';

const page = { width: 1400, height: 1980 };
const phone = { width: 360, height: 600 };
const desk = { width: 1280, height: 990 };

test('a page fits by its narrower side', () => {
  expect(fittingWidth(page, phone)).toBe(360);
  expect(fittingWidth(page, desk)).toBe(700);
});

test('steps stop at the page’s own pixels on the way up and down', () => {
  expect(nextWidth(1050, page, 'larger')).toBe(1400);
  expect(nextWidth(1400, page, 'larger')).toBe(2100);
  expect(nextWidth(2000, page, 'smaller')).toBe(1400);
});

test('nothing is wider than its own pixels, unless more than that would fit', () => {
  expect(readingWidth(5000, page, phone)).toBe(1400);
  expect(readingWidth(5000, page, { width: 2000, height: 4000 })).toBe(4000);
});

test('what is narrower than what fits, fits', () => {
  expect(readingWidth(300, page, phone)).toBeNull();
  expect(readingWidth(360, page, phone)).toBeNull();
});
