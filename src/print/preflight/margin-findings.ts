import type { Finding } from './finding.ts';
import type { Margins } from '../pages/inspected-file.ts';
import { sheetSize, type Size } from '../spec/paper-format.ts';
import type { PlacedPage } from '../pages/placed-page.ts';
import type { PrintRow } from '../spec/print-job.ts';
import { type ResolvedRow, isRingBound, resolveRow } from '../pages/resolve-row.ts';

/** Holes reach 10 mm into the sheet at the binding edge. */
export const punchZoneMm = 10;
/** Printers leave about 4 mm at the edges white. */
export const minOuterMarginMm = 4;

type Edge = keyof Margins;

/** Ink where holes are punched (PF-13) and ink too near to the other edges (PF-14). */
export function marginFindings(row: PrintRow, pages: readonly PlacedPage[]): readonly Finding[] {
  const resolved = resolveRow(row);
  const sheet = sheetSize(row.spec.format, row.spec.orientation);
  const isPunched =
    isRingBound(resolved.binding) || resolved.binding === 'punched' || resolved.extras.includes('punch4');
  const bound = (number: number) => [boundEdge(resolved, number)];
  const outer = (number: number) => edges.filter((edge) => !isPunched || edge !== boundEdge(resolved, number));
  return [
    ...(isPunched ? finding('PF-13', nearInk(pages, bound, { sheet, neededMm: punchZoneMm })) : []),
    ...finding('PF-14', nearInk(pages, outer, { sheet, neededMm: minOuterMarginMm })),
  ];
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

interface NearInk {
  readonly number: number;
  readonly marginMm: number;
  readonly share: number;
}

/** Ink nearer than `neededMm` to one of the edges; `share`: by which the page must be made smaller to bring it away. */
function nearInk(
  pages: readonly PlacedPage[],
  edgesOf: (number: number) => readonly Edge[],
  { sheet, neededMm }: { readonly sheet: Size; readonly neededMm: number },
): readonly NearInk[] {
  return pages.flatMap(({ number, marginsMm }): readonly NearInk[] => {
    const near = marginsMm === null ? [] : edgesOf(number).filter((edge) => marginsMm[edge] < neededMm);
    if (marginsMm === null || near.length === 0) return [];
    const shares = near.map((edge) => {
      const halfMm = (edge === 'left' || edge === 'right' ? sheet.widthMm : sheet.heightMm) / 2;
      return (halfMm - neededMm) / (halfMm - marginsMm[edge]);
    });
    return [{ number, marginMm: Math.min(...near.map((edge) => marginsMm[edge])), share: Math.min(...shares) }];
  });
}

function finding(id: 'PF-13' | 'PF-14', near: readonly NearInk[]): readonly Finding[] {
  if (near.length === 0) return [];
  const pages = near.map(({ number }) => number);
  const marginMm = Math.max(0, Math.min(...near.map((each) => each.marginMm)));
  const percent = Math.min(leastChange[id], Math.floor(Math.min(...near.map(({ share }) => share)) * 100));
  const fixes = percent < smallestPercent ? [] : [{ action: 'scale-pages', pages, percent } as const];
  return [{ id, level: 'confirm', params: { pages, marginMm }, fixes }];
}

/** In percent of what is set: what is proposed at least, so that something is gained (configurator rules PF-13, PF-14). */
const leastChange = { 'PF-13': 96, 'PF-14': 97 } as const;
/** Notes that have to become smaller than this are not proposed: another format or a new scan helps. */
const smallestPercent = 85;
