import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFont, type TrueTypeFont } from './true-type-font.ts';

const folder = join(import.meta.dirname, 'fonts');

export interface DocumentFonts {
  readonly regular: TrueTypeFont;
  readonly bold: TrueTypeFont;
}

let fonts: DocumentFonts | undefined;

/** The fonts of the shop's papers, read once. */
export function documentFonts(): DocumentFonts {
  fonts ??= { regular: open('Regular'), bold: open('Bold') };
  return fonts;
}

/** Liberation Sans (SIL Open Font License, `fonts/OFL.txt`) has the letters of every European language. */
const open = (style: string): TrueTypeFont => readFont(readFileSync(join(folder, `LiberationSans-${style}.ttf`)));
