import { chooseBinding } from '../binding/binding-choice.ts';
import { type Coil, coilFor, wireFor } from '../binding/coil.ts';
import { board, coverCard, foil } from '../binding/cover-material.ts';
import type { RowChoices } from '../spec/job-choices.ts';
import { orientationOf } from '../spec/paper-format.ts';
import { paper } from '../spec/paper.ts';
import type { BindEdge, Binding, CoverBack, CoverFront, Extra, MakeSpec, Sides } from '../spec/print-spec.ts';
import { isFolded, sheetsPerCopy } from '../binding/sheets.ts';

/** What one copy of a part really becomes: no `automatic` left, and nothing the binding does not allow. */
export interface ResolvedRow {
  readonly binding: Binding;
  readonly sides: Sides;
  readonly bindEdge: BindEdge;
  readonly coverFront: CoverFront;
  readonly coverBack: CoverBack;
  readonly extras: readonly Extra[];
  /** Pages of one copy, inserted empty ones included. */
  readonly pages: number;
  /** Sheets of one copy in the finished format. */
  readonly sheets: number;
  /** Paper and covers pressed flat, in mm. */
  readonly blockMm: number;
  /** Coil or wire; null when the binding has none, or when the block is too thick for the widest one. */
  readonly coil: Coil | null;
}

/** A part as far as its make is concerned: how many pages, not what is on them. */
export type RowMake = Pick<RowChoices, 'kind'> & { readonly pages: readonly unknown[]; readonly spec: MakeSpec };

/** True for the two bindings with a ring, the only ones that carry foil and board. */
export const isRingBound = (binding: Binding): boolean => binding === 'coil' || binding === 'wire';

/** Works out one copy of a part from its pages and its specification (configurator rules 8.3, CFG-10 to CFG-12). */
export function resolveRow(row: RowMake): ResolvedRow {
  const { spec } = row;
  const pages = row.pages.length;
  const binding = chooseBinding({ pages, kind: row.kind, spec });
  const sides = sidesFor(binding, spec.sides);
  const sheets = sheetsPerCopy(pages, binding, sides);
  const coverFront = coverFrontFor(binding, spec.coverFront);
  const coverBack = coverBackFor(binding, spec.coverBack);
  const blockMm = sheets * paper(spec.paper).thicknessMm + coversMm(binding, coverFront, coverBack);
  return {
    binding,
    sides,
    bindEdge: bindEdgeFor(spec),
    coverFront,
    coverBack,
    extras: extrasFor(binding, spec.extras),
    pages,
    sheets,
    blockMm,
    coil: ringFor(binding, blockMm),
  };
}

function sidesFor(binding: Binding, wished: Sides): Sides {
  if (isFolded(binding)) return 'duplex';
  return binding === 'leporello' ? 'simplex' : wished;
}

function coverFrontFor(binding: Binding, wished: MakeSpec['coverFront']): CoverFront {
  if (isRingBound(binding)) return wished === 'automatic' ? 'foil' : wished;
  const isCard = wished === 'card-black' || wished === 'card-colour';
  return binding === 'stapled' && isCard ? wished : 'none';
}

function coverBackFor(binding: Binding, wished: MakeSpec['coverBack']): CoverBack {
  if (!isRingBound(binding)) return 'none';
  return wished === 'automatic' ? 'board' : wished;
}

function bindEdgeFor(spec: MakeSpec): BindEdge {
  if (spec.bindEdge !== 'automatic') return spec.bindEdge;
  const isBooklet = spec.format === 'A5-quer' || spec.format === 'A6-quer';
  return isBooklet && orientationOf(spec.format, spec.orientation) === 'landscape' ? 'top' : 'left';
}

const extrasFor = (binding: Binding, wished: readonly Extra[]): readonly Extra[] =>
  isRingBound(binding) || binding === 'punched' ? wished.filter((extra) => extra !== 'punch4') : wished;

function coversMm(binding: Binding, front: CoverFront, back: CoverBack): number {
  if (binding === 'stapled') return front === 'none' ? 0 : 2 * coverCard.thicknessMm;
  const frontMm = front === 'foil' ? foil.thicknessMm : front === 'none' ? 0 : coverCard.thicknessMm;
  return frontMm + (back === 'board' ? board.thicknessMm : 0);
}

function ringFor(binding: Binding, blockMm: number): Coil | null {
  if (binding === 'coil') return coilFor(blockMm);
  return binding === 'wire' ? wireFor(blockMm) : null;
}
