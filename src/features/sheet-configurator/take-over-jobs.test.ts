import 'fake-indexeddb/auto';
import { clear, createStore as createRecords, get, keys, set } from 'idb-keyval';
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { persistedAtom } from '#platform/persistence/persisted-atom.ts';
import { eventually } from '#testing/eventually.ts';
import { readPrintJobs } from '#testing/print/print-job-records.ts';
import { createJob } from './jobs/create-job.ts';
import { changeJobAtom, keepJobsAtom, openJobsAtom } from './jobs/job-atoms.ts';
import { removeJobAtom } from './jobs/remove-job.ts';
import { readKeptJob, type KeptJob } from './kept-job.ts';
import { printJobsAtom } from './print-jobs-atom.ts';

const records = createRecords('notenfalz', 'state');
beforeEach(() => clear(records));

const job = (name: string): KeptJob => createJob({ name: `${name}.pdf`, size: 1 });
const [oboe, horn, tuba] = [job('Oboe'), job('Horn'), job('Tuba')];

/** A job as the first version kept it. */
const first = {
  job: { version: 1, id: 'first', name: 'Erste', rows: [], rights: null, confirmed: ['PF-17'] },
  folderId: 'f0',
  file: { name: 'Erste.pdf', size: 10 },
  colourChosen: false,
  createdAt: Date.now(),
  changedAt: Date.now(),
};

/** One that a version to come has written. */
const later = { ...oboe, job: { ...oboe.job, id: 'later', version: 99 } };

/** A page of the version that kept all jobs in one list, as it reads and writes. */
function oldPage() {
  const listAtom = persistedAtom<unknown[]>('print-jobs', z.array(z.unknown()), []);
  const store = createStore();
  const isOf = (record: unknown, { job: { id } }: KeptJob): boolean => readKeptJob(record)?.job.id === id;
  const write = (change: (list: unknown[]) => unknown[]): Promise<void> =>
    store.set(listAtom, (list) => change(list.map((record) => readKeptJob(record) ?? record)));
  return {
    open: () => write((list) => list),
    add: (kept: KeptJob) => write((list) => [...list, kept]),
    change: (kept: KeptJob, folderId: string) =>
      write((list) => list.map((each) => (isOf(each, kept) ? { ...kept, folderId, changedAt: Date.now() } : each))),
    remove: (kept: KeptJob) => write((list) => list.filter((each) => !isOf(each, kept))),
  };
}

/** A page of today. */
async function openPage() {
  const store = createStore();
  store.sub(printJobsAtom, () => undefined);
  await store.set(openJobsAtom);
  return { store, names: () => store.get(printJobsAtom).map((kept) => kept.job.name) };
}

test('the list of jobs becomes a record each, in its order; what cannot be read stays as it is', async () => {
  await set('print-jobs', [first, later, 'damaged', oboe], records);
  const { names } = await openPage();
  expect(names()).toEqual(['Erste', 'Oboe']);
  expect(await readPrintJobs()).toEqual([first, later, 'damaged', oboe]);
  expect((await openPage()).names()).toEqual(['Erste', 'Oboe']);
  expect(await readPrintJobs()).toHaveLength(4);
});

test('what breaks off in between changes nothing, shows all jobs, and is done by the next visit', async () => {
  await set('print-jobs', [oboe, horn], records);
  let isFirst = false;
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function half(
    this: IDBObjectStore,
    ...record
  ) {
    isFirst = !isFirst;
    if (isFirst) return this.add(...record);
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  expect((await openPage()).names()).toEqual(['Oboe', 'Horn']);
  refuse.mockRestore();
  expect(await keys(records)).toEqual(['print-jobs']);
  expect((await openPage()).names()).toEqual(['Oboe', 'Horn']);
  expect(await readPrintJobs()).toEqual([oboe, horn]);
});

test('two pages that open at once take the list over once', async () => {
  await set('print-jobs', [oboe, horn], records);
  await Promise.all([openPage(), openPage()]);
  expect(await readPrintJobs()).toEqual([oboe, horn]);
});

test('what an older page that is still open adds, changes and removes counts, at once', async () => {
  await set('print-jobs', [oboe, horn], records);
  const old = oldPage();
  const { store, names } = await openPage();
  await old.add(tuba);
  await old.change(oboe, 'changed');
  await old.remove(horn);
  await eventually(() => expect(names()).toEqual(['Oboe', 'Tuba']));
  expect(store.get(printJobsAtom)[0]?.folderId).toBe('changed');
});

test('an older page that writes its list brings nothing back and undoes nothing', async () => {
  await set('print-jobs', [first, oboe, horn], records);
  const { store, names } = await openPage();
  await store.set(removeJobAtom, horn.job.id);
  await store.set(changeJobAtom, 'first', (kept) => ({ ...kept, folderId: 'changed' }));
  await store.set(keepJobsAtom, [tuba]);
  await oldPage().open();
  const next = await openPage();
  expect([names(), next.names()]).toEqual([
    ['Erste', 'Oboe', 'Tuba'],
    ['Erste', 'Oboe', 'Tuba'],
  ]);
  expect(next.store.get(printJobsAtom)[0]?.folderId).toBe('changed');
});

test('the list goes when no older page has written for a month', async () => {
  await set('print-jobs', [oboe], records);
  await openPage();
  await openPage();
  expect(await get('print-jobs', records)).toEqual([oboe]);
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  await openPage();
  vi.useRealTimers();
  expect(await get('print-jobs', records)).toBeUndefined();
  expect((await openPage()).names()).toEqual(['Oboe']);
});
