import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { openSharedFiles } from '#offline/sharing/shared-files.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { testShell } from '#testing/test-shell.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';
import { lastIntakeAtom } from './intake.ts';
import { notificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { takeWaitingShares } from '../take-waiting-shares.ts';
import { receiveArrivals } from '../receive-files.ts';
import { receiveSharedFiles } from './receive-shared-files.ts';

const offline = (): Promise<Response> => Promise.reject(new TypeError('offline'));

function visit(fetch = offline) {
  const token = { read: () => undefined, write: () => undefined };
  const api = createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST', token, fetch });
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
  expect(await receiveSharedFiles(visit())).toBeUndefined();
});

test('what is wrong with a shared file is said in the summary', async () => {
  await share(new File(['JFIF'], 'seite.jpg', { type: 'image/jpeg' }));
  const shell = visit();
  expect(await receiveSharedFiles(shell)).toBe('/sheet-configuration-v3');
  expect(shell.store.get(lastIntakeAtom)?.leftOut).toMatchObject([{ name: 'seite.jpg', reason: 'picture' }]);
});

test('shared files nobody took are found on any page, and that is told once', async () => {
  await share(new File(['%PDF-1 left'], 'Liegengeblieben.pdf'));
  const shell = visit();
  await takeWaitingShares(shell);
  await takeWaitingShares(shell);
  expect(shell.store.get(printJobsAtom).map(({ file }) => file.name)).toContain('Liegengeblieben.pdf');
  expect(shell.store.get(notificationsAtom)).toMatchObject([{ type: 'info', persistent: true }]);
});

test('two tabs that look at the same time take shared files once', async () => {
  await share(new File(['%PDF-1 twice'], 'Einmal.pdf'));
  const addresses = await Promise.all([receiveSharedFiles(visit()), receiveSharedFiles(visit())]);
  expect(addresses.filter((address) => address !== undefined)).toHaveLength(1);
});

test('a shop that prints no files takes neither shared nor opened ones, and both are told', async () => {
  const file = new File(['%PDF-1 refused'], 'Abgelehnt.pdf');
  await share(file);
  const shell = visit(() => Promise.resolve(Response.json({ elements: [] })));
  expect(await receiveSharedFiles(shell)).toBeUndefined();
  expect(await receiveArrivals({ files: [{ file, folder: '' }] }, shell)).toBe('/sheet-configuration-v3');
  const told = shell.store.get(notificationsAtom).map(({ message }) => message);
  expect(told).toEqual(Array(2).fill(expect.stringContaining('Ihre Datei wurde nicht übernommen')));
  expect(shell.store.get(printJobsAtom).map((kept) => kept.file.name)).not.toContain('Abgelehnt.pdf');
  // Nothing waits in the inbox any more.
  await eventually(async () => expect(await receiveSharedFiles(visit())).toBeUndefined());
  expect(shell.store.get(notificationsAtom)).toHaveLength(2);
});
