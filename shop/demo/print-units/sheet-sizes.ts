/** A paper size as product numbers name it; landscape booklets are cut from the same sheets. */
export interface SheetSize {
  readonly code: string;
  readonly label: string;
  readonly width: number;
  readonly length: number;
  /** Gross prices of a printed side from 1, 100, 500 and 2000 sides on. */
  readonly black: readonly [number, number, number, number];
  /** Gross prices of a colour side from 1, 50, 200 and 1000 sides on. */
  readonly colour: readonly [number, number, number, number];
  /** What a sheet costs, against A4: larger sizes are cut from SRA3. */
  readonly paperPrice: 'small' | 'single' | 'double';
}

const b4Black = [0.12, 0.1, 0.09, 0.08] as const;
const b4Colour = [0.45, 0.39, 0.32, 0.26] as const;
const a5Black = [0.05, 0.04, 0.04, 0.03] as const;
const a5Colour = [0.19, 0.16, 0.13, 0.1] as const;

export const sheetSizes: readonly SheetSize[] = [
  {
    code: 'A3',
    label: 'A3',
    width: 297,
    length: 420,
    black: [0.14, 0.12, 0.1, 0.08],
    colour: [0.58, 0.5, 0.38, 0.3],
    paperPrice: 'double',
  },
  {
    code: 'A4',
    label: 'A4',
    width: 210,
    length: 297,
    black: [0.07, 0.06, 0.05, 0.04],
    colour: [0.29, 0.25, 0.19, 0.15],
    paperPrice: 'single',
  },
  { code: 'A5', label: 'A5', width: 148, length: 210, black: a5Black, colour: a5Colour, paperPrice: 'small' },
  { code: 'A6', label: 'A6', width: 105, length: 148, black: a5Black, colour: a5Colour, paperPrice: 'small' },
  { code: 'B4', label: 'B4', width: 250, length: 353, black: b4Black, colour: b4Colour, paperPrice: 'double' },
  {
    code: '25x32',
    label: '25 × 32 cm',
    width: 250,
    length: 320,
    black: b4Black,
    colour: b4Colour,
    paperPrice: 'double',
  },
  { code: '9x12', label: '9 × 12 in', width: 229, length: 305, black: b4Black, colour: b4Colour, paperPrice: 'double' },
];
