import { expect, test } from 'vitest';
import { PageBudget } from './page-budget.ts';
import { meansOf, pixelKinds, shrinkPicture } from './shrink-picture.ts';

const width = 5000;
const height = 4000;

test('a large picture is shrunk to means of its pixels', () => {
  const picture = { width, height, kind: pixelKinds.colours, data: new Uint8ClampedArray(width * height * 3) };
  for (let at = 0; at < picture.data.length / 2; at += 3) picture.data.set([200, 100, 50], at);
  const { buffer } = picture.data;
  const { byteLength } = buffer;
  const room = new PageBudget();
  const before = room.left;
  shrinkPicture(picture, room);
  expect(room.left - before, 'bytes the page has back').toBe(byteLength);
  expect(picture).toMatchObject({ width: 4472, height: 3577, kind: pixelKinds.colours });
  expect(picture.data).toHaveLength(4472 * 3577 * 3);
  expect([...picture.data.subarray(0, 6)]).toEqual([200, 100, 50, 200, 100, 50]);
  expect([...picture.data.subarray(-3)]).toEqual([0, 0, 0]);
  expect(buffer.byteLength, 'what it was made from').toBe(0);
});

test('line art becomes shades and is still known as line art', () => {
  const picture = {
    width,
    height,
    kind: pixelKinds.bits,
    data: new Uint8Array((width / 8) * height).fill(0xff),
  };
  picture.data.fill(0, 0, (width / 8) * 100);
  shrinkPicture(picture, new PageBudget());
  expect(picture).toMatchObject({ kind: pixelKinds.colours, isLineArt: true });
  expect([...picture.data.subarray(0, 3)]).toEqual([0, 0, 0]);
  expect([...picture.data.subarray(-3)]).toEqual([255, 255, 255]);
});

test('a picture the browser decoded smaller has the size it was decoded to', () => {
  const picture = { width: 7016, height: 9921, data: null, bitmap: { displayWidth: 3508, displayHeight: 4961 } };
  shrinkPicture(picture, new PageBudget());
  expect(picture).toMatchObject({ width: 3508, height: 4961 });
});

test('other pictures and what is no picture stay as they are', () => {
  const small = { width: 2, height: 1, kind: pixelKinds.colours, data: new Uint8ClampedArray([1, 2, 3, 4, 5, 6]) };
  shrinkPicture(small, new PageBudget());
  expect(small).toEqual({
    width: 2,
    height: 1,
    kind: pixelKinds.colours,
    data: new Uint8ClampedArray([1, 2, 3, 4, 5, 6]),
  });
  for (const nothing of [null, undefined, 'Image', {}])
    expect(() => shrinkPicture(nothing, new PageBudget())).not.toThrow();
});

test('bits count from the left, and those missing at the end are white', () => {
  const bits = { width: 10, height: 2, data: new Uint8Array([0b1111_1000, 0]) };
  expect([...meansOf(bits, 2, 2, 1)]).toEqual([255, 0, 255, 255]);
});

test('what cannot be seen of a picture has no part in its colour', () => {
  const pixels = { width: 2, height: 1, data: new Uint8ClampedArray([240, 120, 60, 255, 0, 0, 0, 0]) };
  expect([...meansOf(pixels, 1, 1, 4)]).toEqual([240, 120, 60, 128]);
  expect([...meansOf({ ...pixels, data: new Uint8ClampedArray(8) }, 1, 1, 4)]).toEqual([0, 0, 0, 0]);
});
