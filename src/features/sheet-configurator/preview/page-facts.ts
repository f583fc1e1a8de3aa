import type { Finding } from '#print/preflight/finding.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { ResolvedRow } from '#print/pages/resolve-row.ts';
import { type Spread, spreadsOf } from '#print/pages/spreads.ts';
import { printsBlack } from './sheet-look.ts';

/** What there is to say about one page of a copy. */
export interface PageFacts {
  /** From 1. */
  number: number;
  /** Where it lies when the copy is open. */
  side: 'left' | 'right';
  print: 'empty' | 'black' | 'colour';
  /** A leaf is turned after it. */
  turnAfter: boolean;
  /** Findings that name it. */
  findings: number;
}

/** The pages of a copy in order, as text and table tell them (A11Y-27). */
export function pageFacts(row: PrintRow, resolved: ResolvedRow, findings: readonly Finding[]): readonly PageFacts[] {
  const spreads = spreadsOf(resolved);
  const sides = new Map(spreads.flatMap((spread) => sidesOf(spread)));
  const counts = new Map<number, number>();
  for (const { params } of findings) {
    const pages = 'pages' in params && typeof params.pages === 'object' ? params.pages : [];
    for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return row.pages.map((page, index) => {
    const number = index + 1;
    const place = sides.get(number) ?? { side: 'right', turnAfter: false };
    return { number, ...place, print: printOf(row, page), findings: counts.get(number) ?? 0 };
  });
}

type Place = Pick<PageFacts, 'side' | 'turnAfter'>;

function sidesOf({ left, right, turnAfter }: Spread): readonly (readonly [number, Place])[] {
  const places: (readonly [number, Place])[] = [];
  if (left !== null) places.push([left, { side: 'left', turnAfter: turnAfter && right === null }]);
  if (right !== null) places.push([right, { side: 'right', turnAfter }]);
  return places;
}

function printOf({ spec }: PrintRow, page: PrintRow['pages'][number]): PageFacts['print'] {
  if (page.from === 'inserted' || page.ink === 'none') return 'empty';
  return printsBlack(page, spec) ? 'black' : 'colour';
}
