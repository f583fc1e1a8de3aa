import { describe, expect, test } from 'vitest';
import { filePages, printRow } from '#testing/print-rows.ts';
import { splitPage } from './page-edits.ts';
import { type PrintJob, readPrintJob } from './print-job.ts';

const job: PrintJob = {
  version: 1,
  id: 'c0ffee',
  name: 'Sonate',
  rows: [printRow([{ from: 'inserted' }, ...splitPage(filePages(2), 0)], { fit: { mode: 'percent', percent: 96 } })],
  rights: { kind: 'public-domain', textVersion: '2026-11', declaredAt: '2026-11-21T12:00:00Z' },
  confirmed: ['PF-08'],
};

describe('a kept print job', () => {
  test('comes back from JSON as it was', () => {
    expect(readPrintJob(JSON.parse(JSON.stringify(job)))).toEqual(job);
  });

  test.each([
    ['another version', { ...job, version: 2 }],
    ['no copies', { ...job, rows: [{ ...job.rows[0], copies: 0 }] }],
    ['half a copy', { ...job, rows: [{ ...job.rows[0], copies: 1.5 }] }],
    ['an unknown paper', { ...job, rows: [{ ...job.rows[0], spec: { ...job.rows[0]?.spec, paper: '70w' } }] }],
    ['a scale beyond 200 %', { ...job, rows: [printRow(1, { fit: { mode: 'percent', percent: 300 } })] }],
    ['a page zero', { ...job, rows: [{ ...job.rows[0], pages: [{ ...filePages(1)[0], page: 0 }] }] }],
    ['nothing', undefined],
  ])('with %s is not taken', (_, value) => {
    expect(readPrintJob(value)).toBeUndefined();
  });
});
