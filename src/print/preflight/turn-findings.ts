import type { Finding, Fix, PageTurning } from './finding.ts';
import { type PageTurn, pageTurns } from '../spec/job-choices.ts';
import { sheetSize, type Size } from '../spec/paper-format.ts';
import type { PlacedPage } from '../pages/placed-page.ts';
import type { PrintRow } from '../spec/print-job.ts';

/**
 * How the pages are turned (PF-07): across the sheet, standing on their head, or turned by the customer without anything
 * on them that tells which way is up.
 */
export function turnFindings(row: PrintRow, pages: readonly PlacedPage[]): readonly Finding[] {
  const sheet = sheetSize(row.spec.format, row.spec.orientation);
  const across = pages.filter(({ size }) => liesAcross(size, sheet));
  const others = pages.filter((page) => !across.includes(page) && page.marginsMm !== null);
  const upsideDown = others.filter((page) => missingTurn(page) === 180);
  const unsure = others.filter(({ page, facts }) => page.turn !== 0 && facts.upright === null);
  const proposed = across.map((page): PageTurning => ({ page: page.number, by: proposedTurn(page) }));
  return [
    ...finding('across', across, [
      { action: 'turn-pages', turns: proposed, way: 'proposed' },
      { action: 'turn-pages', turns: proposed.map(otherWay), way: 'other' },
    ]),
    ...finding('upside-down', upsideDown, [turnOver(upsideDown)]),
    ...finding('unsure', unsure, [turnOver(unsure)]),
  ];
}

function finding(
  problem: 'across' | 'upside-down' | 'unsure',
  pages: readonly PlacedPage[],
  fixes: readonly Fix[],
): readonly Finding[] {
  const params = { pages: pages.map(({ number }) => number), problem };
  return pages.length === 0 ? [] : [{ id: 'PF-07', level: 'confirm', params, fixes }];
}

const turnOver = (pages: readonly PlacedPage[]): Fix => ({
  action: 'turn-pages',
  turns: pages.map(({ number }) => ({ page: number, by: 180 })),
  way: 'other',
});

const otherWay = ({ page, by }: PageTurning): PageTurning => ({ page, by: plus(by, 180) });

/**
 * The quarter turn that brings a page upright on the sheet, in clockwise degrees. Its text decides. Music that is wide by
 * itself gets its head to the left, as books do. Without text the file's own rotation is taken back: most scanners turn
 * pages that lay the right way.
 */
function proposedTurn(page: PlacedPage): PageTurn {
  const missing = missingTurn(page);
  if (missing === 90 || missing === 270) return missing;
  if (missing !== null) return plus(missing, 270);
  const { rotation } = page.facts;
  return page.page.turn === 0 && rotation === 90 ? 270 : 90;
}

/** What a page still has to be turned until its text stands upright; null when nobody knows. */
const missingTurn = ({ page, facts }: PlacedPage): PageTurn | null =>
  facts.upright === null ? null : plus(facts.upright, 360 - page.turn);

const plus = (turn: PageTurn, degrees: number): PageTurn => pageTurns[((turn + degrees) / 90) % 4] ?? 0;

const liesAcross = (page: Size, sheet: Size): boolean =>
  isClearlyWide(page) !== undefined &&
  isClearlyWide(sheet) !== undefined &&
  isClearlyWide(page) !== isClearlyWide(sheet);

/** Undefined for nearly square pages, which have no direction. */
const isClearlyWide = ({ widthMm, heightMm }: Size): boolean | undefined =>
  Math.abs(widthMm - heightMm) <= 0.05 * Math.max(widthMm, heightMm) ? undefined : widthMm > heightMm;
