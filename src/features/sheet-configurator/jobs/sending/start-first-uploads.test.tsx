import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { startUploadsAtom, uploadsAtom } from '#features/uploads/upload-atoms.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { watchChecks } from '../../watch-checks.ts';
import { keepResultAtom } from '../checks/keep-result.ts';
import { eventually } from '#testing/eventually.ts';
import { removeJobAtom } from '../remove-job.ts';
import { startJobsAtom } from '../start-jobs.ts';
import { startingUploadsAtom } from './start-uploads.ts';
import { printJobsAtom } from '../../print-jobs-atom.ts';

const pdf = (trailer: string): string => `%PDF-1.7\n${trailer}\nstartxref\n9\n%%EOF\n`;
const whole = new File([pdf('trailer\n<</Root 1 0 R>>')], 'ganz.pdf');
const cut = new File(['%PDF-1.7\n1 0 obj\n<<'], 'abgeschnitten.pdf');

async function visit() {
  const store = createStore();
  store.sub(printJobsAtom, () => undefined);
  store.sub(uploadsAtom, () => undefined);
  await store.set(startUploadsAtom, {
    ...strictStorage().storage,
    transport: () => new Promise<never>(() => undefined),
  });
  const jobOf = (file: File) => store.get(printJobsAtom).find((kept) => kept.file.name === file.name);
  const uploads = () =>
    store
      .get(uploadsAtom)
      .filter(({ state }) => state !== 'canceled')
      .map(({ name }) => name);
  return { store, jobOf, uploads };
}

/** Whether somebody who leaves the page is asked first. */
const asksFirst = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('whoever leaves is asked until a file is refused', async () => {
  const { store, jobOf } = await visit();
  store.set(startJobsAtom, [{ file: cut, folder: '' }]);
  expect(asksFirst()).toBe(true);
  await eventually(() => expect(jobOf(cut)?.check).toMatchObject({ is: 'unprintable' }));
  await eventually(() => expect(asksFirst()).toBe(false));
});

test('whoever leaves is asked while the upload of a file cannot begin, until its job is removed', async () => {
  const { store } = await visit();
  const file = new File([pdf('trailer\n<</Root 3 0 R>>')], 'ohne Platz.pdf');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const [id = ''] = store.set(startJobsAtom, [{ file, folder: '' }]);
  await eventually(() => expect(store.get(startingUploadsAtom).size).toBe(0));
  refuse.mockRestore();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
  expect(store.get(uploadsAtom)).toEqual([]);
  expect(asksFirst()).toBe(true);
  await store.set(removeJobAtom, id);
  expect(asksFirst()).toBe(false);
});

test('a file without its end is marked and never sent; the others of its choice are', async () => {
  const { store, jobOf, uploads } = await visit();
  store.set(
    startJobsAtom,
    [cut, whole].map((file) => ({ file, folder: '' })),
  );
  await eventually(() => expect(jobOf(whole)?.upload).toBeDefined());
  await eventually(() => expect(jobOf(cut)?.check).toMatchObject({ is: 'unprintable', failure: 'incomplete' }));
  expect(jobOf(cut)?.upload).toBeUndefined();
  expect(uploads()).toEqual(['ganz.pdf']);
});

test('an upload that has begun is given up when the check finds that its file cannot be printed', async () => {
  const { store, jobOf, uploads } = await visit();
  const file = new File([pdf('trailer\n<</Root 2 0 R>>')], 'kaputt.pdf');
  const [id] = store.set(startJobsAtom, [{ file, folder: '' }]);
  await eventually(() => expect(uploads()).toContain('kaputt.pdf'));
  watchChecks({ store, configuration: {} }, () => new Promise(() => undefined));
  await store.set(keepResultAtom, id ?? '', { result: { status: 'failed', failure: 'damaged' } });
  await eventually(() => expect(uploads()).not.toContain('kaputt.pdf'));
  expect(jobOf(file)?.check).toMatchObject({ failure: 'damaged' });
});
