import { type FormatId, sheetAreaM2 } from './paper-format.ts';

export const paperIds = ['80w', '90i', '100w', '100i', '120i', 'syn'] as const;
/** Grammage and tone as in the product numbers: `w` white, `i` ivory, `syn` weatherproof synthetic. */
export type PaperId = (typeof paperIds)[number];

export interface Paper {
  readonly id: PaperId;
  readonly tone: 'white' | 'ivory' | 'synthetic';
  /** g/m² */
  readonly grammage: number;
  /** One sheet, in mm. Uncoated paper: g/m² × 1.25 / 1000. */
  readonly thicknessMm: number;
  /** The back shines through when both sides are printed (uncoated paper below 90 g/m²). */
  readonly showsThrough: boolean;
}

const uncoated = (id: PaperId, tone: 'white' | 'ivory', grammage: number): Paper => ({
  id,
  tone,
  grammage,
  thicknessMm: uncoatedThicknessMm(grammage),
  showsThrough: grammage < 90,
});

/** Thickness of one uncoated sheet in mm for a grammage in g/m² (makers' volume 1.25). */
export const uncoatedThicknessMm = (grammage: number): number => (grammage * 1.25) / 1000;

const papers: Readonly<Record<PaperId, Paper>> = {
  '80w': uncoated('80w', 'white', 80),
  '90i': uncoated('90i', 'ivory', 90),
  '100w': uncoated('100w', 'white', 100),
  '100i': uncoated('100i', 'ivory', 100),
  '120i': uncoated('120i', 'ivory', 120),
  // Voided plastic film is about as dense as water: 0.13 mm weighs 130 g/m².
  syn: { id: 'syn', tone: 'synthetic', grammage: 130, thicknessMm: 0.13, showsThrough: false },
};

/** The facts about one paper. */
export const paper = (id: PaperId): Paper => papers[id];

/** Weight of one sheet in grams. */
export const sheetWeightG = (format: FormatId, id: PaperId): number => sheetAreaM2(format) * papers[id].grammage;

/** Papers that are thinner than the given one, thickest first: what to offer when a booklet is too thick. */
export function thinnerPapers(id: PaperId): readonly PaperId[] {
  return paperIds
    .filter((other) => other !== 'syn' && papers[other].thicknessMm < papers[id].thicknessMm)
    .toSorted((a, b) => papers[b].thicknessMm - papers[a].thicknessMm);
}
