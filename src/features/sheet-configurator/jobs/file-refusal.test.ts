import { expect, test } from 'vitest';
import { refusalOf } from './file-refusal.ts';

const file = (content: string, name = 'noten.pdf', type = 'application/pdf') => new File([content], name, { type });

test('a PDF is taken, also without its ending or type', async () => {
  expect(await refusalOf(file('%PDF-1.7 …'))).toBeUndefined();
  expect(await refusalOf(file('%PDF-1.7 …', 'noten', ''))).toBeUndefined();
});

test('what only calls itself a PDF is refused', async () => {
  expect(await refusalOf(file('PK zip'))).toBe('no-pdf');
});

test('a picture is told apart, because it can be saved as PDF', async () => {
  expect(await refusalOf(file('JFIF', 'seite.jpg', 'image/jpeg'))).toBe('picture');
});

test('an empty file is refused', async () => {
  expect(await refusalOf(file(''))).toBe('empty');
});

test('a file above 300 MB is refused before it is read', async () => {
  const large = Object.defineProperty(file('%PDF-'), 'size', { value: 300_000_001 });
  expect(await refusalOf(large)).toBe('too-large');
});
