import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import type { InspectedPage } from '#print/pages/inspected-file.ts';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import { chosenFilesAtom } from './chosen-files.ts';
import { createJob } from './create-job.ts';
import { factSheetsAtomOf, inspectedFiles, onlyFile } from './fact-sheets.ts';
import { giveFileAtom } from './give-file.ts';
import { type Inspect, inspectJobAtom } from './checks/inspect-job.ts';
import { keepJobsAtom, keptJobAtom } from './job-atoms.ts';

const page = inspectedPage();
const coloured: InspectedPage = { ...page, ink: 'colour' };
const score = (text: string, lastModified = 1): File => new File([text], 'noten.pdf', { lastModified });

/** A job whose file was checked and found to have `pages`. */
async function checkedJob(file: File, pages: readonly InspectedPage[]) {
  const store = createStore();
  const kept = createJob(file);
  const { id } = kept.job;
  store.sub(factSheetsAtomOf(id), () => undefined);
  await store.set(keepJobsAtom, [kept]);
  const check = (checked: File, found: readonly InspectedPage[]): Promise<boolean> => {
    const inspect: Inspect = () => Promise.resolve({ status: 'inspected', file: { pages: found, encrypted: false } });
    const { signal } = new AbortController();
    return store.set(inspectJobAtom, { jobId: id, file: checked, maxBytes: 1000, signal, inspect });
  };
  await check(file, pages);
  return {
    check,
    give: (given: File) => store.set(giveFileAtom, id, given),
    chosen: () => store.get(chosenFilesAtom).get(id),
    job: () => store.get(keptJobAtom(id)),
    found: () => inspectedFiles(store.get(factSheetsAtomOf(id))).get(onlyFile)?.pages,
  };
}

test('a file of the same name and size but other content is checked anew, and its facts replace the old ones', async () => {
  const { give, check, chosen, job, found } = await checkedJob(score('alt'), [page]);
  const other = score('neu');
  await give(other);
  expect(job()?.check).toBeUndefined();
  expect(chosen()).toBe(other);
  await check(other, [coloured]);
  expect(found()).toEqual([coloured]);
  expect(job()?.check).toMatchObject({ is: 'printable' });
});

test('what was chosen stays when the other content has as many pages, and begins anew when not', async () => {
  const { give, check, job } = await checkedJob(score('alt'), [page]);
  const rows = job()?.job.rows;
  await give(score('neu'));
  await check(score('neu'), [coloured]);
  expect(job()?.job.rows).toEqual(rows);
  await give(score('arg'));
  await check(score('arg'), [page, page, page]);
  expect(job()?.job.rows[0]?.pages).toHaveLength(3);
});

test('the same file once more keeps what was found; one that was saved since is looked at again', async () => {
  const { give, job } = await checkedJob(score('alt'), [page]);
  await give(score('alt'));
  expect(job()?.check).toMatchObject({ is: 'printable' });
  await give(score('alt', 2));
  expect(job()?.check).toBeUndefined();
});
