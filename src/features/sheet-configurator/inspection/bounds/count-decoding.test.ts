import { expect, test } from 'vitest';
import { frameOfJpeg } from './count-decoding.ts';

const segment = (marker: number, ...content: number[]): number[] => [0xff, marker, 0, content.length + 2, ...content];
const frame = segment(0xc2, 8, 0x1b, 0x68, 0x13, 0x60, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0);

test('the size of a JPEG and whether it comes in passes are read from its frame, wherever that stands', () => {
  const tables = [...segment(0xe0, 74, 70, 73, 70), ...segment(0xc4, 0, 1, 2), 0xff];
  expect(frameOfJpeg(new Uint8Array([0xff, 0xd8, ...tables, ...frame]))).toEqual({
    width: 0x1360,
    height: 0x1b68,
    hasPasses: true,
  });
});

test('a JPEG without a frame has none', () => {
  expect(frameOfJpeg(new Uint8Array([0xff, 0xd8, ...segment(0xe0, 1, 2, 3)]))).toBeUndefined();
  expect(frameOfJpeg(new Uint8Array([0xff, 0xd8, ...frame.slice(0, 6)]))).toBeUndefined();
});
