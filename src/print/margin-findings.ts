import type { Finding } from './finding.ts';
import type { Margins } from './inspected-file.ts';
import type { PlacedPage } from './placed-page.ts';
import type { PrintRow } from './print-job.ts';
import { type ResolvedRow, isRingBound, resolveRow } from './resolve-row.ts';

/** Holes reach 10 mm into the sheet at the binding edge. */
export const punchZoneMm = 10;
/** Printers leave about 4 mm at the edges white. */
export const minOuterMarginMm = 4;

type Edge = keyof Margins;

/** Ink where holes are punched (PF-13) and ink too near to the other edges (PF-14). */
export function marginFindings(row: PrintRow, pages: readonly PlacedPage[]): readonly Finding[] {
  const resolved = resolveRow(row);
  const isPunched =
    isRingBound(resolved.binding) || resolved.binding === 'punched' || resolved.extras.includes('punch4');
  const punched = isPunched ? nearest(pages, (number) => [boundEdge(resolved, number)]) : [];
  const outer = nearest(pages, (number) => edges.filter((edge) => !isPunched || edge !== boundEdge(resolved, number)));
  return [...finding('PF-13', punched, punchZoneMm), ...finding('PF-14', outer, minOuterMarginMm)];
}

const edges: readonly Edge[] = ['top', 'right', 'bottom', 'left'];

/**
 * The edge of page `number` that is bound: left on odd pages and right on even ones when both sides are printed; bound
 * at the top, the back of a leaf hangs from its lower edge.
 */
export function boundEdge({ bindEdge, sides }: Pick<ResolvedRow, 'bindEdge' | 'sides'>, number: number): Edge {
  const isBack = sides === 'duplex' && number % 2 === 0;
  if (bindEdge === 'left') return isBack ? 'right' : 'left';
  return isBack ? 'bottom' : 'top';
}

type NearInk = { readonly number: number; readonly marginMm: number };

function nearest(pages: readonly PlacedPage[], edgesOf: (number: number) => readonly Edge[]): readonly NearInk[] {
  return pages.flatMap(({ number, marginsMm }): readonly NearInk[] =>
    marginsMm === null ? [] : [{ number, marginMm: Math.min(...edgesOf(number).map((edge) => marginsMm[edge])) }],
  );
}

function finding(id: 'PF-13' | 'PF-14', ink: readonly NearInk[], neededMm: number): readonly Finding[] {
  const near = ink.filter(({ marginMm }) => marginMm < neededMm);
  if (near.length === 0) return [];
  const marginMm = Math.max(0, Math.min(...near.map((each) => each.marginMm)));
  return [{ id, level: 'confirm', params: { pages: near.map(({ number }) => number), marginMm }, fixes: fitFixes(id) }];
}

/** Scaling to 96 or 97 % brings ink away from the edges. */
const fitFixes = (id: 'PF-13' | 'PF-14') =>
  [{ action: 'change-spec', spec: { fit: { mode: 'percent', percent: id === 'PF-13' ? 96 : 97 } } }] as const;
