import { expect, test } from 'vitest';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import { filePages, printRow } from '#testing/print/print-rows.ts';
import { findingKey } from './finding-key.ts';
import type { InspectedPage } from '../pages/inspected-file.ts';
import { insertEmptyPage, removePage, scalePages, turnPage } from '../pages/page-edits.ts';
import { openFindings, preflightRow } from './preflight.ts';
import type { PrintRow } from '../spec/print-job.ts';

type Odd = Readonly<Record<number, Partial<InspectedPage>>>;

/** What is found about a part, each with its key. */
function found(row: PrintRow, odd: Odd, file = 'score') {
  const pages = Array.from({ length: 200 }, (_, at) => inspectedPage(odd[at + 1]));
  const files = new Map([[file, { pages, encrypted: false }]]);
  return preflightRow(row, files).map((finding) => ({ finding, key: findingKey(finding, row) }));
}
const low = { staffHeightMm: 5 };
const part = printRow(filePages(8));
const confirmed = found(part, { 2: low }).map(({ key }) => key);
const asked = (row: PrintRow, odd: Odd, file?: string) => openFindings(found(row, odd, file), confirmed).toSettle;

test('what was confirmed is not asked again', () => {
  expect(openFindings(found(part, { 2: low }), []).toSettle).toEqual(['PF-17']);
  expect(asked(part, { 2: low })).toEqual([]);
});

test('another page, one page more or another amount is asked again', () => {
  expect(asked(part, { 3: low })).toEqual(['PF-17']);
  expect(asked(part, { 2: low, 3: low })).toEqual(['PF-17']);
  expect(asked(part, { 2: { staffHeightMm: 4 } })).toEqual(['PF-17']);
  expect(asked(printRow(scalePages(part.pages, [2], 90)), { 2: low })).toContain('PF-17');
});

test('another file is asked about anew', () => {
  const pages = part.pages.map((page) => (page.from === 'file' ? { ...page, file: 'other' } : page));
  expect(asked(printRow(pages), { 2: low }, 'other')).toEqual(['PF-17']);
});

test('a page that only stands elsewhere in the part is the same page', () => {
  expect(asked(printRow(insertEmptyPage(part.pages, 0)), { 2: low })).toEqual([]);
  expect(asked(printRow(removePage(part.pages, 0)), { 2: low })).toEqual([]);
});

test('a page turned the other way is asked about again', () => {
  const scan = { 2: { widthMm: 297, heightMm: 210, upright: null } };
  const [turned, other] = [90, 270].map((by) => found(printRow(turnPage(part.pages, 1, by === 90 ? 90 : 270)), scan));
  const keys = turned?.map(({ key }) => key) ?? [];
  expect(openFindings(turned ?? [], keys).toSettle).toEqual([]);
  expect(openFindings(other ?? [], keys).toSettle).toEqual(['PF-07']);
});

test('what is kept of very many pages stays short, and still tells them apart', () => {
  const odd = (first: number): Odd => Object.fromEntries(Array.from({ length: 90 }, (_, at) => [first + at * 2, low]));
  const [keyed, other] = [found(printRow(200), odd(1)), found(printRow(200), odd(2))];
  const key = (all: typeof keyed) => all.find(({ finding }) => finding.id === 'PF-17')?.key ?? '';
  expect(key(keyed).length).toBeLessThan(80);
  expect(key(keyed)).not.toBe(key(other));
});
