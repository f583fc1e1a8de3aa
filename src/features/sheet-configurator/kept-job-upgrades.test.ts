import { expect, test } from 'vitest';
import { settleRows } from '#print/pages/settle-rows.ts';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import { filePages, printRow } from '#testing/print/print-rows.ts';
import type { PageInk } from '#print/spec/print-job.ts';
import { readKeptJob } from './kept-job.ts';

/** A record as version 1 kept it. */
const version1 = (inks: readonly PageInk[], colour: 'black' | 'mixed' | 'colour', colourChosen: boolean) => ({
  job: {
    version: 1,
    id: 'c0ffee',
    name: 'Sonate',
    rows: [
      printRow([...filePages(inks.length, Object.fromEntries(inks.map((ink, at) => [at + 1, ink])))], {
        colour,
      }),
    ],
    rights: { kind: 'public-domain', textVersion: '2026-11', declaredAt: '2026-11-21T12:00:00Z' },
    confirmed: ['PF-17'],
  },
  folderId: 'f0',
  file: { name: 'Sonate.pdf', size: 10, folder: 'Kammermusik' },
  upload: { id: 'u', path: 'uploads/f0/u/Sonate.pdf', outcome: { is: 'arrived', at: 1, size: 10 } },
  colourChosen,
  createdAt: 1,
  changedAt: 2,
});

const upgraded = (...record: Parameters<typeof version1>) => readKeptJob(version1(...record));

/** How its pages are printed when the file is found to have these inks. */
function printed(kept: ReturnType<typeof upgraded>, ...found: readonly PageInk[]) {
  const pages = found.map((ink) => inspectedPage({ ink }));
  const [row] = settleRows(kept?.job.rows ?? [], new Map([['score', { pages, encrypted: false }]]));
  return { inks: row?.pages.map((page) => page.from === 'file' && page.ink), colour: row?.spec.colour };
}

test('a job of version 1 keeps its file, its upload, its rights and its choices', () => {
  const kept = upgraded(['black', 'colour'], 'mixed', false);
  const { job: before, colourChosen: _gone, ...rest } = version1(['black', 'colour'], 'mixed', false);
  expect(kept).toMatchObject(rest);
  expect(kept?.job).toMatchObject({ version: 2, id: 'c0ffee', name: 'Sonate', rights: before.rights });
  expect(kept?.job.rows[0]).toMatchObject({ copies: 1, spec: { paper: '90i', format: 'A4' } });
  expect(kept).not.toHaveProperty('colourChosen');
});

test('its pages are printed as before once what was found is read beside it', () => {
  expect(printed(upgraded(['black', 'colour', 'none'], 'mixed', false), 'black', 'colour', 'none')).toEqual({
    inks: ['black', 'colour', 'none'],
    colour: 'mixed',
  });
});

test('a page the customer had printed in black stays black', () => {
  expect(printed(upgraded(['black', 'colour', 'none'], 'mixed', false), 'colour', 'colour', 'none').inks).toEqual([
    'black',
    'colour',
    'none',
  ]);
  expect(printed(upgraded(['black'], 'mixed', false), 'colour').inks).toEqual(['black']);
});

test('a print colour the customer chose stays, one that was proposed follows the pages', () => {
  expect(printed(upgraded(['black', 'colour'], 'black', true), 'black', 'colour').colour).toBe('black');
  expect(printed(upgraded(['black', 'colour'], 'mixed', false), 'colour', 'colour').colour).toBe('mixed');
});

test('a job that was not inspected yet, or lost what was found, gets it back', () => {
  expect(printed(upgraded(['black', 'black'], 'black', false), 'colour', 'none')).toEqual({
    inks: ['colour', 'none'],
    colour: 'mixed',
  });
});

test('what was confirmed by its kind is asked for again', () => {
  expect(upgraded(['black'], 'black', false)?.job.confirmed).toEqual([]);
});
