import { act, renderHook } from '@testing-library/react';
import { createStore, Provider, useAtomValue } from 'jotai';
import { expect, test } from 'vitest';
import { settleRows } from '#print/pages/settle-rows.ts';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import { a4 } from '#testing/print/print-rows.ts';
import { applySizes } from './apply-sizes.ts';
import { createJob } from './create-job.ts';
import { factSheetsAtomOf, inspectedFiles, inspectorVersion, onlyFile, withSheet, withSizes } from './fact-sheets.ts';
import { keepJobsAtom } from './job-atoms.ts';
import { useJobEdits } from './use-job-edits.ts';
import { useKeptJob } from './use-kept-job.ts';

const sizes = [a4, a4, a4];
const pages = (['black', 'colour', 'none'] as const).map((ink) => inspectedPage({ ink }));
const result = { status: 'inspected', file: { pages, encrypted: false } } as const;

/** A screen that shows a job of three pages whose check has just begun. */
async function screen() {
  const store = createStore();
  const made = applySizes(createJob({ name: 'Sonate.pdf', size: 10 }), sizes);
  const { id } = made.job;
  await store.set(keepJobsAtom, [made]);
  await store.set(factSheetsAtomOf(id), withSizes(onlyFile, sizes));
  const hook = () => {
    const kept = useKeptJob(id) ?? made;
    const files = inspectedFiles(useAtomValue(factSheetsAtomOf(id)));
    return { edits: useJobEdits(kept), rows: settleRows(kept.job.rows, files) };
  };
  const shown = renderHook(hook, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> }).result;
  const sheet = { inspector: inspectorVersion, sizes, result };
  return { shown, endCheck: () => act(() => store.set(factSheetsAtomOf(id), withSheet(onlyFile, sheet))) };
}

test('an undo of a change made while the check runs keeps what the check found', async () => {
  const { shown, endCheck } = await screen();
  await act(async () => shown.current.edits.choose({ paper: '120i' }));
  await endCheck();
  expect(shown.current.rows[0]?.spec).toMatchObject({ paper: '120i', colour: 'mixed' });
  await act(async () => shown.current.edits.undo());
  const [row] = shown.current.rows;
  expect(row?.pages.map((page) => page.from === 'file' && page.ink)).toEqual(['black', 'colour', 'none']);
  expect(row?.spec).toMatchObject({ paper: '90i', colour: 'mixed' });
});

test('an undo takes back the choice of a print colour, and what was found decides again', async () => {
  const { shown, endCheck } = await screen();
  await act(async () => shown.current.edits.choose({ colour: 'black' }));
  await endCheck();
  expect(shown.current.rows[0]?.spec.colour).toBe('black');
  await act(async () => shown.current.edits.undo());
  expect(shown.current.rows[0]?.spec.colour).toBe('mixed');
});
