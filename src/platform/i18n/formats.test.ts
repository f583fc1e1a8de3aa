import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';

test.each([
  [0, '0 Byte'],
  [999, '999 Byte'],
  [12_400, '12 kB'],
  [12_449_000, '12,4 MB'],
  [2_000_000_000_000, '2.000 GB'],
])('a size of %d bytes reads "%s"', (bytes, words) => {
  expect(createFormats('de-DE', 'EUR').fileSize(bytes).replace(/\s/, ' ')).toBe(words);
});
