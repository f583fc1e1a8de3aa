import { inLanguages } from '../basics/in-languages.ts';
import type { PrintUnit } from './print-unit.ts';
import { sheetSizes } from './sheet-sizes.ts';

const blackFrom = [1, 100, 500, 2000] as const;
const colourFrom = [1, 50, 200, 1000] as const;

function tiers(from: readonly number[], prices: readonly number[]): (readonly [number, number])[] {
  return from.map((quantity, index) => [quantity, prices[index] ?? Number.NaN]);
}

/** Printed sides, black and in colour, in every size. */
export const printedSides: readonly PrintUnit[] = sheetSizes.flatMap(({ code, label, black, colour }) => [
  {
    number: `PRINT-SW-${code}`,
    name: inLanguages(
      `Druckseite schwarz-weiß, ${label}`,
      `Printed side in black, ${label}`,
      `Strona drukowana czarno-biała, ${label}`,
    ),
    tiers: tiers(blackFrom, black),
    picture: 'print-black',
  },
  {
    number: `PRINT-FA-${code}`,
    name: inLanguages(
      `Druckseite in Farbe, ${label}`,
      `Printed side in colour, ${label}`,
      `Strona drukowana w kolorze, ${label}`,
    ),
    tiers: tiers(colourFrom, colour),
    picture: 'print-colour',
  },
]);
