import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProductsAtom } from '#features/cart/cart-atoms.ts';
import { refusedFilesAtom } from '#features/checkout/files-verdict-atom.ts';
import { askForFilesAtom, pendingFilesAtom, uploadQueueAtom } from '#features/checkout/needed-files-atoms.ts';
import { createUploadRecord } from '#features/uploads/engine/create-upload-record.ts';
import { forgetArrivalAtom } from '#features/uploads/forget-arrival-atom.ts';
import { knownUploadsAtom, startUploadsAtom, uploadsAtom } from '#features/uploads/upload-atoms.ts';
import { openUploadDatabase } from '#offline/upload-database.ts';
import { uploadDatabaseName } from '#offline/records/upload-names.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());

/** A file that arrived, as the upload queue has it on record. */
async function recordArrival(): Promise<string> {
  const file = new File(['%PDF'], 'Oper.pdf');
  const made = createUploadRecord({ file, folderId: 'ab'.repeat(16), position: 1, holder: 'tab', owner: undefined });
  const { holder: _none, ...record } = made;
  const database = await openUploadDatabase(uploadDatabaseName);
  await database.changeRecords(() => [{ ...record, copy: 'none', state: 'success', acknowledged: 4, size: 4 }]);
  database.close();
  return record.path;
}

test('a file the shop refused is asked for again, although the queue says that it arrived', async () => {
  const path = await recordArrival();
  const store = createStore();
  store.set(shellAtom, testShell(shop.newShopper(), store));
  await store.set(refreshSessionAtom);
  await store.set(startUploadsAtom, shop.storage);
  await waitFor(() => expect(store.get(uploadsAtom)).toMatchObject([{ path, state: 'success' }]));
  const printJob = { id: 'j', role: 'lead', title: 'Oper', spec: {}, files: [{ path, name: 'Oper.pdf', size: 4 }] };
  await store.set(addProductsAtom, [{ productId: productId('klammer'), id: 'lead', payload: { printJob } }]);
  store.set(uploadQueueAtom, knownUploadsAtom);
  const pending = () => store.get(pendingFilesAtom);
  expect(pending()).toMatchObject({ files: 0, unknown: [] });
  store.set(refusedFilesAtom, new Set([path]));
  expect(pending()).toMatchObject({ files: 1, unknown: [{ path, jobId: 'j' }] });
  await store.set(askForFilesAtom, () => Promise.resolve('missing'));
  expect(pending()).toMatchObject({ missing: 1, stoppedJobId: 'j', unknown: [] });
  await store.set(forgetArrivalAtom, path);
  await waitFor(() => expect(store.get(uploadsAtom)).toEqual([]));
});
