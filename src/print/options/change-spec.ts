import type { PrintJobSpec } from '../spec/print-spec.ts';
import { type ResolvedRow, resolveRow, type RowMake } from '../pages/resolve-row.ts';

/** The options one choice can move, as they come out for the copy. */
export type LinkedOption = 'binding' | 'sides' | 'bindEdge' | 'coverFront' | 'coverBack' | 'punch4';

/** An option that moved because another one was changed. */
export interface ForcedChange {
  readonly option: LinkedOption;
  readonly from: string;
  readonly to: string;
}

/** The changed row and what else changed with it; undo = keep the row from before (CFG-15). */
export interface SpecChange<Row> {
  readonly row: Row;
  readonly forced: readonly ForcedChange[];
}

/**
 * Changes options of a row and lists every other option that moves with them, so that nothing changes silently. A
 * wish that the chosen binding would override (one-sided printing of a booklet, two-sided printing of a fold-out) sets
 * the binding back to automatic.
 */
export function changeSpec<Row extends RowMake>(row: Row, wish: Partial<PrintJobSpec>): SpecChange<Row> {
  const wished = { ...row, spec: { ...row.spec, ...wish } };
  const isOverridden = wish.sides !== undefined && resolveRow(wished).sides !== wish.sides;
  const changed: Row = isOverridden ? { ...wished, spec: { ...wished.spec, binding: 'automatic' } } : wished;
  const asked = new Set<string>(Object.keys(wish).map((key) => (key === 'extras' ? 'punch4' : key)));
  return { row: changed, forced: movedOptions(row, changed).filter(({ option }) => !asked.has(option)) };
}

/** The linked options that come out differently for two states of a row, for example after pages were added. */
export function movedOptions(before: RowMake, after: RowMake): readonly ForcedChange[] {
  const was = linkedOptions(resolveRow(before));
  const is = linkedOptions(resolveRow(after));
  return options.flatMap((option): readonly ForcedChange[] => {
    const [from, to] = [was[option], is[option]];
    return from === to ? [] : [{ option, from, to }];
  });
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
