import { expect, test } from 'vitest';
import { openUpload, startUpload } from '../../testing/upload-session.ts';
import {
  bodyInPieces,
  customersFolder,
  objectPath,
  storageForTests,
  type RequestParts,
} from '../../testing/storage.ts';

const customer = { administrator: false } as const;
const post = (body: NonNullable<RequestParts['body']>, more: RequestParts = {}) =>
  ({ ...customer, method: 'POST', body, ...more }) as const;
const inFolder = (name: string) => objectPath(customersFolder + name);
const announced = (bytes: Uint8Array) => ({ headers: { 'content-length': String(bytes.length) } });

test('a file that is announced too large is refused at the start', async () => {
  const storage = storageForTests({ maxObjectBytes: 1000 });
  const response = await startUpload(storage, { ...customer, size: 1001 });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ error: { code: 413 } });
  expect((await startUpload(storage, { ...customer, size: 1000 })).status).toBe(200);
  expect((await startUpload(storage, { size: 1001 })).status).toBe(200);
});

test('a file that grows too large is stopped while it arrives', async () => {
  const storage = storageForTests({ maxObjectBytes: 1000 });
  const upload = await openUpload(storage, customer);
  const response = await upload.uploadLast(0, bodyInPieces(Buffer.alloc(600), Buffer.alloc(600)));
  expect(response.status).toBe(413);
  expect(await upload.state()).toBe('active 0');
  const whole = await storage.send(inFolder('a'), post(bodyInPieces(Buffer.alloc(600), Buffer.alloc(600))));
  expect(whole.status).toBe(413);
  expect((await storage.send(inFolder('a'))).status).toBe(404);
});

test('a folder takes no more than its allowance, unfinished uploads included', async () => {
  const storage = storageForTests({ maxFolderBytes: 1000, maxObjectBytes: 800 });
  const bytes = Buffer.alloc(500);
  expect((await storage.send(inFolder('a'), post(bytes, announced(bytes)))).status).toBe(200);
  const upload = await openUpload(storage, { ...customer, size: 400 });
  expect((await startUpload(storage, { ...customer, size: 200 })).status).toBe(402);
  expect((await storage.send(inFolder('b'), post(Buffer.alloc(200), announced(Buffer.alloc(200))))).status).toBe(402);
  await upload.cancel();
  expect((await startUpload(storage, { ...customer, size: 200 })).status).toBe(200);
});

test('an address stores no more than its allowance a day', async () => {
  const storage = storageForTests({ maxBytesPerDay: 1000, maxObjectBytes: 800 });
  const upload = await openUpload(storage, { ...customer, size: 800 });
  await upload.uploadLast(0, Buffer.alloc(800));
  await storage.send(inFolder('score.pdf'), { ...customer, method: 'DELETE' });
  expect((await startUpload(storage, { ...customer, size: 300 })).status).toBe(402);
  expect((await startUpload(storage, { ...customer, size: 300, clientAddress: '203.0.113.8' })).status).toBe(200);
  storage.passTime(24 * 60 * 60 * 1000);
  expect((await startUpload(storage, { ...customer, size: 300 })).status).toBe(200);
});

test('nobody gets a new allowance by naming another address', async () => {
  const storage = storageForTests({ maxOpenSessions: 1, trustForwarded: true });
  const start = (forwarded: string) =>
    storage.send(`/o?name=${encodeURIComponent(`${customersFolder}a`)}`, {
      ...customer,
      method: 'POST',
      headers: { 'x-goog-upload-command': 'start', 'x-forwarded-for': forwarded },
    });
  expect((await start('198.51.100.1')).status).toBe(200);
  expect((await start('198.51.100.2')).status).toBe(402);
});

test('an address has so many unfinished uploads and no more', async () => {
  const storage = storageForTests({ maxOpenSessions: 2 });
  const first = await openUpload(storage, { ...customer, size: 1 });
  await openUpload(storage, { ...customer, size: 1 });
  expect((await startUpload(storage, { ...customer, size: 1 })).status).toBe(402);
  await first.uploadLast(0, Buffer.alloc(1));
  expect((await startUpload(storage, { ...customer, size: 1 })).status).toBe(200);
});

test('all that is stored and announced stays below the quota of the store, whoever brings it', async () => {
  const storage = storageForTests({ maxTotalBytes: 1000, maxObjectBytes: 800 });
  const elsewhere = objectPath('uploads/Bq8w2RmE5cVxN1sUa7LdKg/b');
  const bytes = Buffer.alloc(500);
  expect((await storage.send(inFolder('a'), post(bytes, announced(bytes)))).status).toBe(200);
  const upload = await openUpload(storage, { ...customer, size: 400 });
  const more = post(Buffer.alloc(200), { ...announced(Buffer.alloc(200)), clientAddress: '203.0.113.8' });
  const refusal = await storage.send(elsewhere, more);
  expect(refusal.status).toBe(402);
  expect(await refusal.json()).toMatchObject({ error: { message: 'The file store has reached its quota.' } });
  await upload.cancel();
  expect((await storage.send(elsewhere, more)).status).toBe(200);
  expect((await storage.send('/o?name=prices.pdf', { method: 'POST', body: Buffer.alloc(900) })).status).toBe(200);
});

test('an upload of unknown size counts what it has, and grows as long as there is room', async () => {
  const storage = storageForTests({ maxFolderBytes: 1000, maxObjectBytes: 900 });
  const first = await openUpload(storage, customer);
  const second = await openUpload(storage, customer);
  expect((await first.upload(0, Buffer.alloc(600))).status).toBe(200);
  expect((await startUpload(storage, { ...customer, size: 500 })).status).toBe(402);
  expect((await startUpload(storage, { ...customer, size: 400 })).status).toBe(200);
  const tooMuch = await second.upload(0, bodyInPieces(Buffer.alloc(300), Buffer.alloc(300)));
  expect(tooMuch.status).toBe(402);
  expect(await second.state()).toBe('active 0');
  expect((await first.uploadLast(600, Buffer.alloc(1))).status).toBe(402);
});

test('two uploads of unknown size that grow at once do not grow over the allowance together', async () => {
  const storage = storageForTests({ maxFolderBytes: 1000, maxObjectBytes: 900 });
  const uploads = [await openUpload(storage, customer), await openUpload(storage, customer)];
  const halves = () => bodyInPieces(Buffer.alloc(400), Buffer.alloc(400));
  const answers = await Promise.all(uploads.map((upload) => upload.upload(0, halves())));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402]);
});

test('nothing is accepted when the disk is nearly full', async () => {
  const storage = storageForTests({ minFreeBytes: Number.MAX_SAFE_INTEGER });
  expect((await startUpload(storage, { size: 1 })).status).toBe(507);
  expect((await storage.send('/o?name=a', { method: 'POST', body: 'x' })).status).toBe(507);
  expect(storage.dataFiles()).toEqual([]);
});

test('outside of open folders customers may do nothing, in the words of the production service', async () => {
  const { send } = storageForTests();
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'PATCH']) {
    expect((await send('/o/prices%2Flist.pdf', { ...customer, method })).status).toBe(403);
  }
  const response = await send('/o/prices%2Flist.pdf', customer);
  expect(await response.json()).toEqual({ error: { code: 403, message: 'Permission denied.' } });
});

test('a customer creates, reads, lists and deletes in an open folder', async () => {
  const { send } = storageForTests();
  expect((await send(inFolder('a.pdf'), post('x'))).status).toBe(200);
  expect((await send(inFolder('a.pdf'), customer)).status).toBe(200);
  expect(await (await send(`${inFolder('a.pdf')}?alt=media`, customer)).text()).toBe('x');
  expect((await send(inFolder('a.pdf'), { ...customer, method: 'DELETE' })).status).toBe(204);
});
