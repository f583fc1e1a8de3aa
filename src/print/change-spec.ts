import type { PrintRow } from './print-job.ts';
import type { PrintJobSpec } from './print-spec.ts';
import { type ResolvedRow, resolveRow } from './resolve-row.ts';

/** The options one choice can move, as they come out for the copy. */
export type LinkedOption = 'binding' | 'sides' | 'bindEdge' | 'coverFront' | 'coverBack' | 'punch4';

/** An option that moved because another one was changed. */
export type ForcedChange = { readonly option: LinkedOption; readonly from: string; readonly to: string };

/** The changed row and what else changed with it; undo = keep the row from before (CFG-15). */
export type SpecChange = { readonly row: PrintRow; readonly forced: readonly ForcedChange[] };

/**
 * Changes options of a row and lists every other option that moves with them, so that nothing changes silently. A
 * wish that the chosen binding would override (one-sided printing of a booklet, two-sided printing of a fold-out) sets
 * the binding back to automatic.
 */
export function changeSpec(row: PrintRow, wish: Partial<PrintJobSpec>): SpecChange {
  const wished = { ...row, spec: { ...row.spec, ...wish } };
  const isOverridden = wish.sides !== undefined && resolveRow(wished).sides !== wish.sides;
  const changed: PrintRow = isOverridden ? { ...wished, spec: { ...wished.spec, binding: 'automatic' } } : wished;
  const before = linkedOptions(resolveRow(row));
  const after = linkedOptions(resolveRow(changed));
  const asked = new Set<string>(Object.keys(wish).map((key) => (key === 'extras' ? 'punch4' : key)));
  const forced = options.flatMap((option): readonly ForcedChange[] => {
    const [from, to] = [before[option], after[option]];
    return from === to || asked.has(option) ? [] : [{ option, from, to }];
  });
  return { row: changed, forced };
}

const options: readonly LinkedOption[] = ['binding', 'sides', 'bindEdge', 'coverFront', 'coverBack', 'punch4'];

const linkedOptions = (resolved: ResolvedRow): Readonly<Record<LinkedOption, string>> => ({
  binding: resolved.binding,
  sides: resolved.sides,
  bindEdge: resolved.bindEdge,
  coverFront: resolved.coverFront,
  coverBack: resolved.coverBack,
  punch4: resolved.extras.includes('punch4') ? 'yes' : 'no',
});
