import { entries } from 'idb-keyval';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createUploadRecord } from '#features/uploads/engine/create-upload-record.ts';
import { startUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { createJob } from '#features/sheet-configurator/jobs/create-job.ts';
import { changeJobAtom, keepJobsAtom } from '#features/sheet-configurator/jobs/job-atoms.ts';
import { noteInCartAtom } from '#features/sheet-configurator/jobs/job-owner.ts';
import { startJobsAtom } from '#features/sheet-configurator/jobs/start-jobs.ts';
import { printJobsAtom } from '#features/sheet-configurator/print-jobs-atom.ts';
import { openUploadDatabase, type UploadDatabase } from '#offline/upload-database.ts';
import { uploadDatabaseName } from '#offline/records/upload-names.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { keepIntentAtom } from '#platform/intents/intent-atoms.ts';
import { intentKindsAtom } from '#platform/intents/intent-kinds.ts';
import { laterCart } from '#features/cart/later-cart.ts';
import { stateRecords } from '#offline/records/state-records.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { getContext } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { testShell } from '#testing/test-shell.ts';
import { lossesAtom, readLossesAtom } from './losses.ts';
import { logOutAtom } from './log-out.ts';

let shop: StartedShop;
let uploads: UploadDatabase;
beforeAll(async () => {
  shop = await startShop();
  uploads = await openUploadDatabase(uploadDatabaseName);
  vi.stubGlobal('caches', { delete: async () => true, has: async () => false });
  // Nobody is waited for: no storage answers here.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
});
afterAll(async () => {
  uploads.close();
  vi.unstubAllGlobals();
  await shop.stop();
});

let customers = 0;

/** A customer who has just opened an account. */
async function newCustomer(): Promise<{ api: StoreApi; customer: string }> {
  customers += 1;
  const api = shop.newShopper();
  await becomeClara(api, `clara-${customers}@example.org`);
  return { api, customer: (await getContext(api)).customer?.id ?? '' };
}

/** A page that has read what this browser keeps; nobody says whose session it is before it was asked for. */
async function openPage(api: StoreApi) {
  const store = createStore();
  store.set(shellAtom, testShell(api, store));
  await store.set(startUploadsAtom, {
    ...strictStorage().storage,
    transport: () => new Promise<never>(() => undefined),
  });
  return store;
}

/** Puts an upload on record, with a copy of its file. */
async function leaveUpload(name: string, state: UploadRecord['state'], owner: string | undefined): Promise<string> {
  const made = createUploadRecord({ file: new File(['%PDF'], name), folderId: 'f', position: 1, holder: 'tab', owner });
  const { holder: _none, ...record } = made;
  await uploads.changeRecords(() => [{ ...record, copy: 'complete', md5: 'abc=', stagedBytes: 4, state }]);
  await uploads.savePart(record.id, 0, new ArrayBuffer(4));
  return record.id;
}

async function lossesIn(store: ReturnType<typeof createStore>): Promise<string[]> {
  await store.set(readLossesAtom);
  const { texts } = store.get(shellAtom) ?? {};
  return store.get(lossesAtom).map(({ words }) => (texts ? words(texts) : ''));
}

test('before a logout it is named what only this browser has of the customer, and nothing else', async () => {
  const { api, customer } = await newCustomer();
  await leaveUpload('Meine.pdf', 'uploading', customer);
  await leaveUpload('Ganz.pdf', 'success', customer);
  await leaveUpload('Gast.pdf', 'paused', undefined);
  await leaveUpload('Fremd.pdf', 'paused', 'another-customer');
  const store = await openPage(api);
  await store.set(refreshSessionAtom);
  const kept = { ...createJob({ name: 'Sonate.pdf', size: 4 }), owner: customer };
  await store.set(keepJobsAtom, [kept, createJob({ name: 'Gast.pdf', size: 4 })]);
  const { id } = kept.job;
  expect(await lossesIn(store)).toEqual([
    'Meine.pdf: noch nicht ganz bei uns',
    'Druckauftrag „Sonate“: so noch nicht im Warenkorb',
  ]);
  expect(store.get(lossesAtom).map(({ endsByItself }) => endsByItself)).toEqual([true, false]);
  await store.set(noteInCartAtom, id, Date.now());
  expect(await lossesIn(store)).toEqual(['Meine.pdf: noch nicht ganz bei uns']);
  await store.set(changeJobAtom, id, (now) => ({ ...now, job: { ...now.job, name: 'Sonatine' } }));
  expect(await lossesIn(store)).toContain('Druckauftrag „Sonatine“: so noch nicht im Warenkorb');
});

test('changes of the customer that wait for the shop are named, and a logout leaves none of them; those of nobody stay', async () => {
  const { api, customer } = await newCustomer();
  const store = await openPage(api);
  store.set(intentKindsAtom, laterCart.kinds);
  const change = {
    kind: 'cart-add',
    subject: 'Spiralblock',
    data: { productId: 'p', quantity: 2, before: 0, isTried: false },
  };
  await store.set(keepIntentAtom, { ...change, subject: 'Stift' }, () => false);
  await store.set(refreshSessionAtom);
  await store.set(keepIntentAtom, change, () => false);
  expect(await lossesIn(store)).toEqual(['Wartet noch auf den Shop: „Spiralblock“, Menge 2, kommt in den Warenkorb']);
  expect(store.get(lossesAtom).map(({ endsByItself }) => endsByItself)).toEqual([true]);
  await store.set(logOutAtom);
  const dump = JSON.stringify(await entries(stateRecords()));
  expect([customer, 'Spiralblock', 'Stift'].filter((word) => dump.includes(word))).toEqual(['Stift']);
});

test('a logout leaves no file, no copy and no print job of the customer; those of a guest stay', async () => {
  const { api, customer } = await newCustomer();
  const mine = [
    await leaveUpload('Meine.pdf', 'uploading', customer),
    await leaveUpload('Da.pdf', 'success', customer),
  ];
  const guests = await leaveUpload('Gast.pdf', 'uploading', undefined);
  const store = await openPage(api);
  await store.set(refreshSessionAtom);
  await store.set(keepJobsAtom, [
    { ...createJob({ name: 'Fuge.pdf', size: 4 }), owner: customer },
    createJob({ name: 'Walzer.pdf', size: 4 }),
    // As an earlier version kept it.
    { ...createJob({ name: 'Früher.pdf', size: 4 }), upload: { id: mine[1] ?? '', path: 'p' } },
  ]);
  await store.set(logOutAtom);
  const left = await uploads.loadRecords();
  expect(left.filter(({ owner }) => owner === customer)).toEqual([]);
  expect(left.map(({ id }) => id)).toContain(guests);
  expect(await Promise.all([...mine, guests].map((id) => uploads.countParts(id)))).toEqual([0, 0, 1]);
  const dump = JSON.stringify(await entries(stateRecords()));
  const names = ['Fuge', 'Früher', 'Meine.pdf', customer, 'Walzer'];
  expect(names.filter((name) => dump.includes(name))).toEqual(['Walzer']);
});

test('a print job that was begun before anybody knew whose session it is becomes the customer’s', async () => {
  const { api, customer } = await newCustomer();
  const store = await openPage(api);
  const [id] = store.set(startJobsAtom, [{ file: new File(['%PDF'], 'Früh.pdf'), folder: '' }]);
  await store.set(refreshSessionAtom);
  await eventually(() =>
    expect(store.get(printJobsAtom).find(({ job }) => job.id === id)).toMatchObject({ owner: customer }),
  );
});
