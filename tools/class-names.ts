import { globSync } from 'node:fs';
import { relative } from 'node:path';

/** What names a class of a style sheet in the build; both builds, of page and renderer, must come to the same. */
export type NameClass = (name: string, file: string) => string;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const places = letters.length * 36;

/**
 * Names for the classes of the build: an underscore, two signs for the style sheet and the number of the class in it. Names with a
 * checksum and a line were a tenth of all styles, twice as dear as their bytes, because nothing compresses them; and scripts hold each of
 * them again. A sheet's signs follow from its path, so that a new sheet leaves the names of nearly all others alone.
 * @throws for a sheet that is not among them
 */
export function shortClassNames(sheets: readonly string[]): NameClass {
  const signs = signsOf(sheets);
  const numbers = new Map<string, Map<string, number>>();
  return (name, file) => {
    const path = relative(process.cwd(), file.split('?')[0] ?? file);
    const sign = signs.get(path);
    if (sign === undefined) throw new Error(`${path} is not among the style sheets that were found.`);
    const known = numbers.get(path) ?? new Map<string, number>();
    numbers.set(path, known);
    const number = known.get(name) ?? known.size;
    known.set(name, number);
    // The underscore keeps them apart from the classes owners give to their content.
    return `_${sign}${number.toString(36)}`;
  };
}

/** All style sheets of the page whose classes are their own. */
export const styleSheets = (): string[] => globSync('src/**/*.module.css');

function signsOf(sheets: readonly string[]): Map<string, string> {
  const taken = new Set<number>();
  return new Map(
    sheets.toSorted().map((path) => {
      let place = checksum(path) % places;
      while (taken.has(place)) place = (place + 1) % places;
      taken.add(place);
      return [path, `${letters[place % letters.length]}${Math.floor(place / letters.length).toString(36)}`];
    }),
  );
}

const checksum = (text: string): number =>
  [...text].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261);
