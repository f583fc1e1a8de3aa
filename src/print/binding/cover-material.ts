import { uncoatedThicknessMm } from '../spec/paper.ts';

/** Thickness in mm and weight in g/m² of what lies around the music. */
export interface CoverMaterial {
  readonly thicknessMm: number;
  readonly grammage: number;
}

/** Clear PVC foil 0.18 mm: an A4 sheet weighs about 15 g. */
export const foil: CoverMaterial = { thicknessMm: 0.18, grammage: 240 };

/** Printed cover 250 g/m². */
export const coverCard: CoverMaterial = { thicknessMm: uncoatedThicknessMm(250), grammage: 250 };

/** Board behind a coil-bound book: 0.31 mm, an A4 sheet weighs 15.59 g. */
export const board: CoverMaterial = { thicknessMm: 0.31, grammage: 250 };
