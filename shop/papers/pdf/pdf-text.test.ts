import { expect, test } from 'vitest';
import { documentFonts } from './document-fonts.ts';
import { glyphsOf, textWidth, wrapText } from './pdf-text.ts';

const { regular, bold } = documentFonts();

test('German, Polish and neighbouring letters and the signs of the shop have glyphs of their own', () => {
  const letters = [...'ÄÖÜäöüßĄĆĘŁŃÓŚŹŻąćęłńóśźżčěřšťůžéèêñøåæ€£–„“”’§×²·…°½«»'];
  const glyphs = new Set(letters.flatMap((letter) => glyphsOf(letter, regular)));
  expect(glyphs.size).toBe(letters.length);
  expect(glyphs.has(glyphsOf('?', regular)[0] ?? 0)).toBe(false);
});

test('a letter the font lacks becomes a question mark, a narrow space a space', () => {
  expect(glyphsOf('☃\u202f', regular)).toEqual(glyphsOf('? ', regular));
});

test('a letter typed as two characters is the one glyph', () => {
  expect(glyphsOf('Gru\u0308n', regular)).toEqual(glyphsOf('Grün', regular));
});

test('bold text is wider', () => {
  expect(textWidth('Gesamtbetrag', 10, bold)).toBeGreaterThan(textWidth('Gesamtbetrag', 10, regular));
});

test('no line is wider than asked, and no word is lost', () => {
  const text = 'Druckseite schwarzweiß Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen A4';
  const lines = wrapText(text, 10, 120, regular);
  expect(Math.max(...lines.map((line) => textWidth(line, 10, regular)))).toBeLessThanOrEqual(120);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});
