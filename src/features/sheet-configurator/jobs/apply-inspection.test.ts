import { expect, test } from 'vitest';
import type { InspectedPage } from '#print/inspected-file.ts';
import { insertEmptyPage } from '#print/page-edits.ts';
import type { PageInk } from '#print/print-job.ts';
import { a4 } from '#testing/print-rows.ts';
import { applyInspection, applySizes } from './apply-inspection.ts';
import { createJob, randomKey } from './create-job.ts';
import { withCopies } from './job-edits.ts';

const job = () => applySizes(createJob({ name: '03_Violine 1.pdf', size: 10 }), [a4, a4, a4]);
const page = (ink: PageInk): InspectedPage => ({
  ...a4,
  rotation: 0,
  ink,
  tintOnly: false,
  margins: null,
  bitonalPpi: null,
  tonePpi: null,
  staffHeightMm: null,
  missingFonts: [],
  rightsNotice: null,
});
const inspected = (...inks: readonly PageInk[]) => ({ pages: inks.map(page), encrypted: false });
const inks = (kept: ReturnType<typeof job>) =>
  kept.job.rows[0]?.pages.map((each) => (each.from === 'file' ? each.ink : 'inserted'));

test('a new job is named after its file, without the number in front', () => {
  expect(createJob({ name: '03_Violine 1.pdf', size: 10 }).job).toMatchObject({ name: 'Violine 1', rows: [] });
});

test('keys of folders are 128 bits and never the same', () => {
  const keys = Array.from({ length: 200 }, randomKey);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(200);
});

test('with the sizes alone a job has all its pages, counted as black', () => {
  expect(inks(job())).toEqual(['black', 'black', 'black']);
  expect(job().job.rows[0]?.spec).toMatchObject({ format: 'A4', paper: '90i', colour: 'black', binding: 'automatic' });
});

test('sizes that arrive again, after a reload, change nothing', () => {
  const edited = { ...job(), job: { ...job().job, rows: withCopies(job().job.rows, 5) } };
  expect(applySizes(edited, [a4])).toBe(edited);
});

test('the inspection says what is on each page, and the print colour follows', () => {
  const kept = applyInspection(job(), inspected('black', 'colour', 'none'));
  expect(inks(kept)).toEqual(['black', 'colour', 'none']);
  expect(kept.job.rows[0]?.spec.colour).toBe('mixed');
});

test('a print colour the customer chose stays', () => {
  const kept = applyInspection({ ...job(), colourChosen: true }, inspected('colour', 'colour', 'colour'));
  expect(kept.job.rows[0]?.spec.colour).toBe('black');
});

test('pages inserted while the inspection ran stay where they are', () => {
  const kept = job();
  const rows = kept.job.rows.map((row) => ({ ...row, pages: insertEmptyPage(row.pages, 1) }));
  const edited = applyInspection({ ...kept, job: { ...kept.job, rows } }, inspected('none', 'colour', 'black'));
  expect(inks(edited)).toEqual(['none', 'inserted', 'colour', 'black']);
});
