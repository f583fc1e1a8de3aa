import { expect, test } from 'vitest';
import { pdfFile } from './pdf-file.ts';
import { pdfString, textWidth, wrapText } from './pdf-text.ts';

test('German and Polish letters and the euro sign have codes of their own', () => {
  const codes = new Set([...'ÄÖÜäöüßĄĆĘŁŃÓŚŹŻąćęłńóśźż€'].map(pdfString));
  expect(codes.size).toBe(26);
  expect(codes.has(pdfString('?'))).toBe(false);
});

test('a letter the font lacks becomes a question mark', () => {
  expect(pdfString('☃')).toBe(pdfString('?'));
});

test('no line is wider than asked, and no word is lost', () => {
  const text = 'Druckseite schwarzweiß Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen A4';
  const lines = wrapText(text, 10, 120);
  expect(Math.max(...lines.map((line) => textWidth(line, 10)))).toBeLessThanOrEqual(120);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

test('the cross-reference table of a file points at its objects', () => {
  const page = { texts: [{ x: 10, y: 10, size: 10, isBold: false, text: 'Łódź (1)' }], lines: [] };
  const file = Buffer.from(pdfFile([page, page], 'Faktura')).toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
  expect(offsets.map((offset, index) => file.slice(offset).startsWith(`${index + 1} 0 obj`))).not.toContain(false);
  expect(offsets).toHaveLength(9);
});
