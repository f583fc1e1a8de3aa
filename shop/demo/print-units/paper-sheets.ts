import { inLanguages, type Texts } from '../basics/in-languages.ts';
import type { PrintUnit } from './print-unit.ts';
import { sheetSizes, type SheetSize } from './sheet-sizes.ts';

interface Paper {
  readonly code: string;
  readonly grammage: number;
  readonly name: Texts;
  /** Gross price of an A4 sheet; of a smaller one when it differs from a cent. */
  readonly price: number;
  readonly smallPrice: number;
}

const papers: readonly Paper[] = [
  {
    code: '80w',
    grammage: 80,
    price: 0.01,
    smallPrice: 0.01,
    name: inLanguages('Papier 80 g/m² weiß', 'Paper 80 g/m² white', 'Papier 80 g/m² biały'),
  },
  {
    code: '90i',
    grammage: 90,
    price: 0.02,
    smallPrice: 0.01,
    name: inLanguages('Papier 90 g/m² chamois', 'Paper 90 g/m² ivory', 'Papier 90 g/m² kremowy'),
  },
  {
    code: '100w',
    grammage: 100,
    price: 0.02,
    smallPrice: 0.01,
    name: inLanguages('Papier 100 g/m² weiß', 'Paper 100 g/m² white', 'Papier 100 g/m² biały'),
  },
  {
    code: '100i',
    grammage: 100,
    price: 0.03,
    smallPrice: 0.01,
    name: inLanguages('Papier 100 g/m² chamois', 'Paper 100 g/m² ivory', 'Papier 100 g/m² kremowy'),
  },
  {
    code: '120i',
    grammage: 120,
    price: 0.04,
    smallPrice: 0.01,
    name: inLanguages('Papier 120 g/m² chamois', 'Paper 120 g/m² ivory', 'Papier 120 g/m² kremowy'),
  },
  {
    code: 'syn',
    grammage: 130,
    price: 0.35,
    smallPrice: 0.18,
    name: inLanguages(
      'Synthetikpapier, wetterfest',
      'Synthetic paper, weatherproof',
      'Papier syntetyczny, wodoodporny',
    ),
  },
];

function sheetPrice(paper: Paper, { paperPrice }: SheetSize): number {
  if (paperPrice === 'small') return paper.smallPrice;
  return paperPrice === 'double' ? Number((paper.price * 2).toFixed(2)) : paper.price;
}

/** Sheets of every paper in every size; area × grammage is what a sheet weighs. */
export const paperSheets: readonly PrintUnit[] = sheetSizes.flatMap((size) =>
  papers.map((paper) => ({
    number: `PAPER-${size.code}-${paper.code}`,
    name: inLanguages(
      `${paper.name['de-DE']}, ${size.label}`,
      `${paper.name['en-GB']}, ${size.label}`,
      `${paper.name['pl-PL']}, ${size.label}`,
    ),
    tiers: [[1, sheetPrice(paper, size)]],
    weight: Number(((size.width * size.length * paper.grammage) / 1e9).toFixed(5)),
    size: [size.width, size.length],
    picture: 'paper-piles',
  })),
);
