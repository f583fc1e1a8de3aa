import { expect, test } from 'vitest';
import { refusalOf } from './file-refusal.ts';

const file = (content: string, name = 'noten.pdf', type = 'application/pdf') => new File([content], name, { type });

test('a PDF is taken, also without its ending or type', async () => {
  expect(await refusalOf(file('%PDF-1.7 …'), 300_000_000)).toBeUndefined();
  expect(await refusalOf(file('%PDF-1.7 …', 'noten', ''), 300_000_000)).toBeUndefined();
});

test('what only calls itself a PDF is refused', async () => {
  expect(await refusalOf(file('PK zip'), 300_000_000)).toBe('no-pdf');
});

test('a picture is told apart, because it can be saved as PDF', async () => {
  expect(await refusalOf(file('JFIF', 'seite.jpg', 'image/jpeg'), 300_000_000)).toBe('picture');
});

test('an empty file is refused', async () => {
  expect(await refusalOf(file(''), 300_000_000)).toBe('empty');
});

test('a file above the limit is refused before it is read', async () => {
  const large = Object.defineProperty(file('%PDF-'), 'size', { value: 300_000_001 });
  expect(await refusalOf(large, 300_000_000)).toBe('too-large');
});
