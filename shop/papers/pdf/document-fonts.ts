import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFont, type TrueTypeFont } from './true-type-font.ts';

const { resolve } = createRequire(import.meta.url);

/** Liberation Sans (SIL Open Font License) comes with pdf.js; it has the letters of every European language. */
const open = (style: string): TrueTypeFont =>
  readFont(readFileSync(resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`)));

export type DocumentFonts = { readonly regular: TrueTypeFont; readonly bold: TrueTypeFont };

let fonts: DocumentFonts | undefined;

/** The fonts of the shop's papers, read once. */
export function documentFonts(): DocumentFonts {
  fonts ??= { regular: open('Regular'), bold: open('Bold') };
  return fonts;
}
