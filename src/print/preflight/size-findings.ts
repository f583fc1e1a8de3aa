import type { Finding } from './finding.ts';
import type { Size } from '../spec/paper-format.ts';
import type { PlacedPage } from '../pages/placed-page.ts';
import type { PrintRow } from '../spec/print-job.ts';

/** Scans of one edition differ by a millimetre or two; that is not another format. */
const sameSizeMm = 3;
/** A scale that changes by more than 15 % is worth a question. */
const greatChange = 0.15;

/** Mixed sizes (PF-06), and scaling (PF-08). */
export function sizeFindings(row: PrintRow, pages: readonly PlacedPage[]): readonly Finding[] {
  const numbers = (chosen: readonly PlacedPage[]) => chosen.map(({ number }) => number);
  const findings: Finding[] = [];
  const odd = otherSizes(pages);
  if (odd.length > 0) {
    const fixes =
      row.spec.fit.mode === 'fit' ? [] : [{ action: 'change-spec', spec: { fit: { mode: 'fit' } } } as const];
    findings.push({ id: 'PF-06', level: 'confirm', params: { pages: numbers(odd) }, fixes });
  }
  return [...findings, ...scaleFindings(pages)];
}

/** The pages whose format is not that of most pages, whichever way they are turned. */
function otherSizes(pages: readonly PlacedPage[]): readonly PlacedPage[] {
  const groups: PlacedPage[][] = [];
  for (const page of pages) {
    const group = groups.find(([first]) => first !== undefined && isSameFormat(first.size, page.size));
    if (group) group.push(page);
    else groups.push([page]);
  }
  const [, ...others] = groups.toSorted((a, b) => b.length - a.length);
  return others.flat().toSorted((a, b) => a.number - b.number);
}

const isSameFormat = (a: Size, b: Size): boolean =>
  Math.abs(Math.min(a.widthMm, a.heightMm) - Math.min(b.widthMm, b.heightMm)) <= sameSizeMm &&
  Math.abs(Math.max(a.widthMm, a.heightMm) - Math.max(b.widthMm, b.heightMm)) <= sameSizeMm;

/** One finding for each scale that is not 100 %, the most frequent first. */
function scaleFindings(pages: readonly PlacedPage[]): readonly Finding[] {
  const byPercent = new Map<number, number[]>();
  for (const { number, placement } of pages) {
    const percent = Math.round(placement.scale * 100);
    if (placement.scale !== 1) byPercent.set(percent, [...(byPercent.get(percent) ?? []), number]);
  }
  return [...byPercent]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([percent, numbers]) => ({
      id: 'PF-08',
      level: Math.abs(percent / 100 - 1) > greatChange ? 'confirm' : 'info',
      params: { percent, pages: numbers },
      fixes: [],
    }));
}
