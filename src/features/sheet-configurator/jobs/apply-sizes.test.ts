import { expect, test } from 'vitest';
import { a4 } from '#testing/print/print-rows.ts';
import { applySizes } from './apply-sizes.ts';
import { createJob, randomKey } from './create-job.ts';
import { withCopies } from './job-edits.ts';

const job = () => applySizes(createJob({ name: '03_Violine 1.pdf', size: 10 }), [a4, a4, a4]);

test('a new job is named after its file, without the number in front', () => {
  expect(createJob({ name: '03_Violine 1.pdf', size: 10 }).job).toMatchObject({ name: 'Violine 1', rows: [] });
});

test('keys of folders are 128 bits and never the same', () => {
  const keys = Array.from({ length: 200 }, randomKey);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(200);
});

test('with the sizes alone a job has all its pages and a specification', () => {
  expect(job().job.rows[0]).toMatchObject({
    pages: [{ page: 1 }, { page: 2 }, { page: 3 }],
    spec: { format: 'A4', paper: '90i', colour: 'automatic', binding: 'automatic' },
  });
});

test('sizes that arrive again, after a reload, change nothing', () => {
  const edited = { ...job(), job: { ...job().job, rows: withCopies(job().job.rows, 5) } };
  expect(applySizes(edited, [a4])).toBe(edited);
});
