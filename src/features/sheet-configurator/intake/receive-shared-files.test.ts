import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { openSharedFiles } from '#offline/shared-files.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { testShell } from '#testing/test-shell.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';
import { lastIntakeAtom } from './intake.ts';
import { receiveSharedFiles } from './receive-shared-files.ts';

function visit() {
  const token = { read: () => undefined, write: () => undefined };
  const api = createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST', token });
  const store = createStore();
  store.sub(printJobsAtom, () => undefined);
  return testShell(api, store);
}

async function share(...files: File[]): Promise<void> {
  const inbox = await openSharedFiles();
  await inbox.keep(files);
  inbox.close();
}

test('a shared PDF becomes a job and is opened, once', async () => {
  await share(new File(['%PDF-1'], 'Chor.pdf'));
  const shell = visit();
  expect(await receiveSharedFiles(shell)).toMatch(/^\/sheet-configuration-v3\?job=[0-9a-f]{32}$/);
  expect(shell.store.get(printJobsAtom).map(({ file }) => file.name)).toEqual(['Chor.pdf']);
  expect(await receiveSharedFiles(visit())).toBe('/sheet-configuration-v3');
});

test('what is wrong with a shared file is said in the summary', async () => {
  await share(new File(['JFIF'], 'seite.jpg', { type: 'image/jpeg' }));
  const shell = visit();
  expect(await receiveSharedFiles(shell)).toBe('/sheet-configuration-v3');
  expect(shell.store.get(lastIntakeAtom)?.leftOut).toMatchObject([{ name: 'seite.jpg', reason: 'picture' }]);
});
