import { type PaperId, paper } from '../spec/paper.ts';

/** How far the innermost page of a stapled booklet sticks out, in mm: pages / 4 × paper thickness. */
export const creepMm = (pages: number, id: PaperId): number => Math.ceil(pages / 4) * paper(id).thicknessMm;

/** How far double sheet `sheet` (0 = outermost) is moved towards the spine to even out the creep, in mm. */
export const creepShiftMm = (sheet: number, id: PaperId): number => sheet * paper(id).thicknessMm;
