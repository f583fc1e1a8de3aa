import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

/** Where the fonts lie that pages begin with. */
export const fontFolder = 'src/ui/theme/fonts';

/** Basic Latin and Latin-1 without the signs nobody writes, and what German, English and Polish are set with. */
export const latinLetters = [
  ...signs(0x20, 0x7e),
  ...signs(0xa0, 0xff).filter((sign) => !'¤¦¨¬¯´¶¸\u00AD'.includes(sign)),
  ...'ıŒœ‐‑–—‘’‚“”„†•…‰′″‹›€™↑↓−\u2009\u202F',
];

/** Polish beside those, and what names of composers are written with in the languages around; `fonts.css` names them by number. */
export const neighbourLetters = [...'ĄąĆćČčĘęĚěŁłŃńŇňŐőŘřŚśŠšŮůŰűŹźŻżŽž'];

/** The weights that style sheets ask for. */
const families = [
  { name: 'newsreader', wght: { min: 400, max: 600 } },
  { name: 'instrument-sans', wght: { min: 400, max: 700 } },
];

/** What shapes text unasked, and the figures that style sheets ask for. */
const features = [
  'ccmp',
  'locl',
  'rlig',
  'rclt',
  'liga',
  'clig',
  'calt',
  'kern',
  'mark',
  'mkmk',
  'rvrn',
  'lnum',
  'tnum',
];

const parts = [
  { name: 'latin', from: 'latin', letters: latinLetters },
  { name: 'neighbours', from: 'latin-ext', letters: neighbourLetters },
];

/**
 * The upright fonts without what no first view needs: letters of further languages, weights nothing is set in, small capitals and the
 * like. The packages they are made of bring the letters.
 * @returns files by their names
 */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for (const { name: family, wght } of families)
    for (const { name, from, letters } of parts) {
      const source = `node_modules/@fontsource-variable/${family}/files/${family}-${from}-wght-normal.woff2`;
      const options = { targetFormat: 'woff2' as const, variationAxes: { wght }, keepFeatures: features };
      made.set(`${family}-${name}.woff2`, await subsetFont(readFileSync(source), letters.join(''), options));
    }
  return made;
}

function signs(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** `node tools/page-build/subset-fonts.ts` makes them anew. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(fontFolder, { recursive: true });
  for (const [name, bytes] of await subsetFonts()) writeFileSync(join(fontFolder, name), bytes);
}
