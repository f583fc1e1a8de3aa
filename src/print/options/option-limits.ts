import { hasCard, maxFoldedPages } from '../binding/binding-choice.ts';
import { coilDiametersMm, maxRingSheets, wireDiametersMm } from '../binding/coil.ts';
import { canBeLeporello, leporelloPanels } from '../binding/leporello.ts';
import { paperFormat } from '../spec/paper-format.ts';
import { paper, type PaperId, paperIds } from '../spec/paper.ts';
import type { PrintRow } from '../spec/print-job.ts';
import {
  type Binding,
  bindings,
  coverBacks,
  coverFronts,
  type CoverBack,
  type CoverFront,
  type Extra,
  extras,
} from '../spec/print-spec.ts';
import { isRingBound, resolveRow } from '../pages/resolve-row.ts';
import { sheetsPerCopy } from '../binding/sheets.ts';
import { maxStaplePages, minStaplePages } from '../binding/staple.ts';

/** Why an option cannot be had (CFG-04). The numbers are what a sentence needs; pages and sheets are per copy. */
export type OptionLimit =
  | { readonly code: 'staple-too-many-pages'; readonly maxPages: number; readonly grammage: number }
  | { readonly code: 'staple-too-few-pages'; readonly minPages: number }
  | { readonly code: 'staple-not-synthetic' }
  | { readonly code: 'fold-too-many-pages'; readonly maxPages: number }
  | { readonly code: 'format-too-large-to-fold' }
  | { readonly code: 'leporello-page-range'; readonly minPages: number; readonly maxPages: number }
  | { readonly code: 'leporello-only-a4-portrait' }
  | { readonly code: 'ring-too-thick'; readonly maxSheets: number; readonly diameterMm: number }
  | { readonly code: 'cover-needs-ring' }
  | { readonly code: 'cover-needs-ring-or-staple' }
  | { readonly code: 'punch-not-with-ring' }
  | { readonly code: 'punch-already-included' };

/** What cannot be chosen now, and why. Options that are not listed can be had. */
export interface OptionLimits {
  readonly binding: ReadonlyMap<Binding, OptionLimit>;
  readonly paper: ReadonlyMap<PaperId, OptionLimit>;
  readonly coverFront: ReadonlyMap<CoverFront, OptionLimit>;
  readonly coverBack: ReadonlyMap<CoverBack, OptionLimit>;
  readonly extras: ReadonlyMap<Extra, OptionLimit>;
}

/** The options a row cannot have with its pages and its other choices. */
export function optionLimits(row: PrintRow): OptionLimits {
  const { binding } = resolveRow(row);
  return {
    binding: limitsOf(bindings, (option) => bindingLimit(row, option)),
    paper: limitsOf(paperIds, (option) =>
      option === 'syn' && row.spec.binding === 'stapled' ? { code: 'staple-not-synthetic' } : null,
    ),
    coverFront: limitsOf(coverFronts, (option) => coverFrontLimit(binding, option)),
    coverBack: limitsOf(coverBacks, (option) =>
      option === 'board' && !isRingBound(binding) ? { code: 'cover-needs-ring' } : null,
    ),
    extras: limitsOf(extras, (option) => extraLimit(binding, option)),
  };
}

/** Why these pages cannot be bound this way, or null when they can (CFG-13, CFG-14). */
export function bindingLimit(row: PrintRow, binding: Binding): OptionLimit | null {
  switch (binding) {
    case 'loose':
    case 'punched':
      return null;
    case 'folded':
      return foldLimit(row);
    case 'stapled':
      return stapleLimit(row);
    case 'coil':
      return ringLimit(row, 'coil', coilDiametersMm);
    case 'wire':
      return ringLimit(row, 'wire', wireDiametersMm);
    case 'leporello':
      return leporelloLimit(row);
  }
}

function foldLimit({ pages, spec }: PrintRow): OptionLimit | null {
  if (!paperFormat(spec.format).foldable) return { code: 'format-too-large-to-fold' };
  return pages.length > maxFoldedPages ? { code: 'fold-too-many-pages', maxPages: maxFoldedPages } : null;
}

function stapleLimit({ pages, spec }: PrintRow): OptionLimit | null {
  if (!paperFormat(spec.format).foldable) return { code: 'format-too-large-to-fold' };
  if (spec.paper === 'syn') return { code: 'staple-not-synthetic' };
  if (pages.length < minStaplePages) return { code: 'staple-too-few-pages', minPages: minStaplePages };
  const maxPages = maxStaplePages(spec.paper, hasCard(spec));
  const { grammage } = paper(spec.paper);
  return pages.length > maxPages ? { code: 'staple-too-many-pages', maxPages, grammage } : null;
}

function ringLimit(row: PrintRow, binding: 'coil' | 'wire', diametersMm: readonly number[]): OptionLimit | null {
  const { coil, blockMm, sheets } = resolveRow({ ...row, spec: { ...row.spec, binding } });
  if (coil !== null) return null;
  const { thicknessMm } = paper(row.spec.paper);
  const maxSheets = maxRingSheets(diametersMm, thicknessMm, blockMm - sheets * thicknessMm);
  return { code: 'ring-too-thick', maxSheets, diameterMm: Math.max(...diametersMm) };
}

function leporelloLimit({ pages, spec }: PrintRow): OptionLimit | null {
  if (!canBeLeporello(spec.format, spec.orientation)) return { code: 'leporello-only-a4-portrait' };
  const { min, max } = leporelloPanels;
  const panels = sheetsPerCopy(pages.length, 'leporello', 'simplex');
  return panels < min || panels > max ? { code: 'leporello-page-range', minPages: min, maxPages: max } : null;
}

function coverFrontLimit(binding: Binding, option: CoverFront): OptionLimit | null {
  if (option === 'none' || isRingBound(binding)) return null;
  if (option === 'foil') return { code: 'cover-needs-ring' };
  return binding === 'stapled' ? null : { code: 'cover-needs-ring-or-staple' };
}

function extraLimit(binding: Binding, option: Extra): OptionLimit | null {
  if (option !== 'punch4') return null;
  if (isRingBound(binding)) return { code: 'punch-not-with-ring' };
  return binding === 'punched' ? { code: 'punch-already-included' } : null;
}

function limitsOf<Option>(
  options: readonly Option[],
  limit: (option: Option) => OptionLimit | null,
): ReadonlyMap<Option, OptionLimit> {
  const limited = options.map((option) => [option, limit(option)] as const);
  return new Map(limited.flatMap(([option, reason]) => (reason === null ? [] : [[option, reason] as const])));
}
