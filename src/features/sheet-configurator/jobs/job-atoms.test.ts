import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { readPrintJobs, writePrintJobs } from '#testing/print/print-job-records.ts';
import { eventually } from '#testing/eventually.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';
import { createJob } from './create-job.ts';
import { changeJobAtom, keepJobsAtom, keptJobAtom, openJobsAtom } from './job-atoms.ts';

beforeEach(() => writePrintJobs([]));

const job = (name: string) => createJob({ name, size: 1 });
const names = (jobs: unknown) => (Array.isArray(jobs) ? jobs.map((each) => each.job.name) : []);

/** A visit: a page that shows one job. */
function visit(id: string) {
  const store = createStore();
  const kept = keptJobAtom(id);
  store.sub(kept, () => undefined);
  return { store, show: () => store.get(kept) };
}

test('a job is there at once, and after a reload', async () => {
  const sonata = job('Sonate.pdf');
  const first = visit(sonata.job.id);
  const kept = first.store.set(keepJobsAtom, [sonata]);
  expect(first.show()?.job.name).toBe('Sonate');
  await kept;

  const second = visit(sonata.job.id);
  expect(second.show()).toBeUndefined();
  await second.store.set(openJobsAtom);
  expect(second.show()?.folderId).toBe(sonata.folderId);
});

test('only after the kept jobs have been read is a job said to be unknown', async () => {
  const { store, show } = visit('nobody');
  expect(show()).toBeUndefined();
  await store.set(openJobsAtom);
  expect(show()).toBeNull();
});

test('quick changes are shown in their order, and the last one is kept', async () => {
  const sonata = job('Sonate.pdf');
  const { store, show } = visit(sonata.job.id);
  await store.set(keepJobsAtom, [sonata]);
  const shown: (string | undefined)[] = [];
  store.sub(printJobsAtom, () => undefined);
  const writes = ['a', 'b', 'c'].map((folderId) => {
    const write = store.set(changeJobAtom, sonata.job.id, (kept) => ({ ...kept, folderId }));
    shown.push(show()?.folderId);
    return write;
  });
  await Promise.all(writes);
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(show()?.folderId).toBe('c');
});

test('a job that is not on this screen can be changed all the same', async () => {
  const sonata = job('Sonate.pdf');
  await createStore().set(keepJobsAtom, [sonata]);
  await createStore().set(changeJobAtom, sonata.job.id, (kept) => ({ ...kept, folderId: 'changed' }));
  expect(await readPrintJobs()).toMatchObject([{ folderId: 'changed' }]);
});

test('what another tab noted of an upload survives a change that began before', async () => {
  const upload = { id: 'u', path: 'p' };
  const sonata = { ...job('Sonate.pdf'), upload };
  const { store, show } = visit(sonata.job.id);
  await store.set(keepJobsAtom, [sonata]);
  const outcome = { is: 'arrived', size: 1, at: 1 } as const;
  await writePrintJobs([{ ...sonata, upload: { ...upload, outcome } }]);
  await store.set(changeJobAtom, sonata.job.id, (kept) => ({ ...kept, folderId: 'changed' }));
  store.sub(printJobsAtom, () => undefined);
  expect(show()).toMatchObject({ folderId: 'changed', upload: { outcome } });
});

test('jobs of two tabs do not overwrite each other', async () => {
  await Promise.all([createStore().set(keepJobsAtom, [job('a.pdf')]), createStore().set(keepJobsAtom, [job('b.pdf')])]);
  expect(names(await readPrintJobs()).toSorted()).toEqual(['a', 'b']);
});

test('jobs nobody touched for half a year are forgotten', async () => {
  const old = { ...job('alt.pdf'), changedAt: Date.now() - 200 * 24 * 60 * 60 * 1000 };
  await writePrintJobs([old, job('neu.pdf')]);
  await createStore().set(openJobsAtom);
  await eventually(async () => expect(names(await readPrintJobs())).toEqual(['neu']));
});

test('a job that cannot be read does not take the others with it, and is left for those who can', async () => {
  const sonata = job('Sonate.pdf');
  const later = { ...sonata, job: { ...sonata.job, id: 'later', version: 99 } };
  await writePrintJobs([later, sonata]);
  const { store, show } = visit(sonata.job.id);
  await store.set(openJobsAtom);
  expect(show()?.job.name).toBe('Sonate');
  await store.set(changeJobAtom, sonata.job.id, (kept) => ({ ...kept, folderId: 'changed' }));
  expect(await readPrintJobs()).toMatchObject([later, { folderId: 'changed' }]);
});
