import type { TrueTypeFont } from './true-type-font.ts';

const space = 0x20;
const questionMark = 0x3f;

/** Glyph numbers of a text; characters the font lacks become question marks, odd spaces plain ones. */
export function glyphsOf(text: string, font: TrueTypeFont): number[] {
  return [...text.normalize('NFC')].map((character) => {
    const codePoint = /\s/.test(character) ? space : (character.codePointAt(0) ?? space);
    return font.glyphOf(codePoint) || font.glyphOf(questionMark);
  });
}

/** Width of a text in points. */
export function textWidth(text: string, size: number, font: TrueTypeFont): number {
  return (glyphsOf(text, font).reduce((sum, glyph) => sum + font.widthOf(glyph), 0) * size) / 1000;
}

/** Breaks a text into lines no wider than that; words that are too long are cut. */
export function wrapText(text: string, size: number, width: number, font: TrueTypeFont): string[] {
  const fits = (line: string): boolean => textWidth(line, size, font) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}
