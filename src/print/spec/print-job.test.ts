import { describe, expect, test } from 'vitest';
import { a4, filePages, printRow } from '#testing/print/print-rows.ts';
import { type JobChoices, jobChoicesSchema } from './job-choices.ts';
import { splitPage } from '../pages/page-edits.ts';
import { printRowSchema } from './print-job.ts';
import { rowFromFile } from '../pages/row-from-file.ts';

const row = rowFromFile({ row: 'row', file: 'file' }, 'Sonate.pdf', [a4, a4]);
const job: JobChoices = {
  version: 2,
  id: 'c0ffee',
  name: 'Sonate',
  rows: [{ ...row, pages: [{ from: 'inserted' }, ...splitPage(row.pages, 0)] }],
  rights: { kind: 'public-domain', textVersion: '2026-11', declaredAt: '2026-11-21T12:00:00Z' },
  confirmed: ['PF-08'],
};
const read = (value: unknown) => jobChoicesSchema.safeParse(value).data;

describe('the choices for a job', () => {
  test('come back from JSON as they were', () => {
    expect(read(JSON.parse(JSON.stringify(job)))).toEqual(job);
  });

  test.each([
    ['another version', { ...job, version: 3 }],
    ['no copies', { ...job, rows: [{ ...row, copies: 0 }] }],
    ['half a copy', { ...job, rows: [{ ...row, copies: 1.5 }] }],
    ['an unknown paper', { ...job, rows: [{ ...row, spec: { ...row.spec, paper: '70w' } }] }],
    ['a scale beyond 200 %', { ...job, rows: [{ ...row, spec: printRow(1, { fit: percent(300) }).spec }] }],
    ['a page zero', { ...job, rows: [{ ...row, pages: [{ ...row.pages[0], page: 0 }] }] }],
    ['nothing', undefined],
  ])('with %s are not taken', (_, value) => {
    expect(read(value)).toBeUndefined();
  });
});

test('a part that goes into the cart says what is on every page', () => {
  const settled = printRow(filePages(2, { 2: 'colour' }));
  expect(printRowSchema.safeParse(JSON.parse(JSON.stringify(settled))).data).toEqual(settled);
  expect(printRowSchema.safeParse({ ...settled, pages: row.pages }).success).toBe(false);
  expect(printRowSchema.safeParse({ ...settled, spec: row.spec }).success).toBe(false);
});

function percent(value: number) {
  return { mode: 'percent', percent: value } as const;
}
