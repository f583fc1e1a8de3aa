import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  getStream,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
  type StorageReference,
  type UploadTask,
} from 'firebase/storage';
import { expect, onTestFinished, test } from 'vitest';
import { serveForTests } from '../testing/serve.ts';
import type { StorageSettings } from './records/storage-settings.ts';
import { adminToken, scoresBucket, customersFolder, md5Of, sampleBytes, temporaryFolder } from '../testing/storage.ts';

/*
 * The storage client of the `firebase` package, which nobody here wrote, against the store over real HTTP.
 * Node build: pausing lets the chunk under way finish, and there is no getBlob.
 */

const smallBytes = 262_144;
let apps = 0;

function connect(port: number, token: string | null): FirebaseStorage {
  apps += 1;
  const app = initializeApp({ storageBucket: scoresBucket, projectId: 'notenfalz' }, `test-${apps}`);
  onTestFinished(() => deleteApp(app));
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', port, token === null ? {} : { mockUserToken: token });
  return storage;
}

async function withClients(settings: Partial<StorageSettings> = {}) {
  const server = await serveForTests(temporaryFolder(), { adminToken: adminToken, faults: true, ...settings });
  onTestFinished(() => server.close());
  return {
    server,
    administrator: connect(server.port, adminToken),
    customer: connect(server.port, null),
    trouble: (fault: unknown) =>
      fetch(`${server.origin}/v0/_faults`, { method: 'POST', body: JSON.stringify(fault) }).then((r) => r.status),
  };
}

const bytesOf = async (object: StorageReference, most?: number) => Buffer.from(await getBytes(object, most));

async function codeOf(action: Promise<unknown> | UploadTask): Promise<string> {
  try {
    await action;
    return 'no error';
  } catch (error) {
    return error instanceof FirebaseError ? error.code : String(error);
  }
}

test.each([0, 1, smallBytes])('a small file of %i bytes goes up in one request', async (size) => {
  const { customer } = await withClients();
  const bytes = sampleBytes(size);
  const object = ref(customer, `${customersFolder}Übung 1 + 2 %.pdf`);
  const { metadata } = await uploadBytes(object, bytes, {
    contentType: 'application/pdf',
    cacheControl: 'no-cache',
    customMetadata: { originalName: 'Übung.pdf', pages: '3' },
  });
  expect(metadata).toMatchObject({
    fullPath: object.fullPath,
    name: 'Übung 1 + 2 %.pdf',
    bucket: scoresBucket,
    size,
    md5Hash: md5Of(bytes),
    contentType: 'application/pdf',
    customMetadata: { originalName: 'Übung.pdf', pages: '3' },
    type: 'file',
  });
  expect((await bytesOf(object)).equals(bytes)).toBe(true);
  expect((await bytesOf(object, 100)).equals(bytes.subarray(0, 100))).toBe(true);
});

test('uploadString sends text, base64 and data URLs', async () => {
  const { customer } = await withClients();
  const object = ref(customer, `${customersFolder}a.txt`);
  await uploadString(object, 'Größe');
  expect((await bytesOf(object)).toString()).toBe('Größe');
  await uploadString(object, 'data:text/plain;base64,TWVuZGVsc3NvaG4=', 'data_url');
  expect((await bytesOf(object)).toString()).toBe('Mendelssohn');
});

test('a large uploadBytes goes up in one request too', async () => {
  const { customer } = await withClients();
  const bytes = sampleBytes(6_000_000);
  const object = ref(customer, `${customersFolder}big.pdf`);
  await uploadBytes(object, bytes);
  expect((await bytesOf(object)).equals(bytes)).toBe(true);
});

test.each([smallBytes + 1, 3 * 1024 * 1024, 5_000_011])('a file of %i bytes goes up resumably', async (size) => {
  const { customer } = await withClients();
  const bytes = sampleBytes(size);
  const object = ref(customer, `${customersFolder}score.pdf`);
  const { metadata, bytesTransferred } = await uploadBytesResumable(object, bytes, { contentType: 'application/pdf' });
  expect(bytesTransferred).toBe(size);
  expect(metadata).toMatchObject({ size, md5Hash: md5Of(bytes), contentType: 'application/pdf' });
  expect((await bytesOf(object)).equals(bytes)).toBe(true);
});

test('an upload is paused after its first chunk and goes on where it was', async () => {
  const { customer } = await withClients();
  const bytes = sampleBytes(4_000_000);
  const task = uploadBytesResumable(ref(customer, `${customersFolder}score.pdf`), bytes);
  const paused = Promise.withResolvers<number>();
  const stopListening = task.on('state_changed', (snapshot) => {
    if (snapshot.state === 'paused') paused.resolve(snapshot.bytesTransferred);
    else if (snapshot.bytesTransferred > 0) task.pause();
  });
  const sent = await paused.promise;
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(bytes.length);
  stopListening();
  expect(task.resume()).toBe(true);
  const { metadata } = await task;
  expect(metadata.md5Hash).toBe(md5Of(bytes));
});

test('a cancelled upload leaves no object', async () => {
  const { customer } = await withClients();
  const object = ref(customer, `${customersFolder}score.pdf`);
  const task = uploadBytesResumable(object, sampleBytes(4_000_000));
  task.on('state_changed', (snapshot) => {
    if (snapshot.bytesTransferred > 0) task.cancel();
  });
  expect(await codeOf(task)).toBe('storage/canceled');
  expect(await codeOf(getMetadata(object))).toBe('storage/object-not-found');
});

const harmlessTrouble = [
  { match: { command: 'upload' }, status: 503 },
  { match: { command: 'upload' }, skip: 1, cutBodyAfter: 300_000 },
  { match: { command: 'upload' }, skip: 1, cut: 'after' },
  { match: { command: 'upload, finalize' }, cut: 'after' },
];

test('a refused chunk, a lost connection and lost answers do not harm the file', async () => {
  const bytes = sampleBytes(2_000_000);
  const uploadUnder = async (fault: unknown) => {
    const { customer, trouble } = await withClients();
    expect(await trouble(fault)).toBe(200);
    const object = ref(customer, `${customersFolder}score.pdf`);
    const { metadata } = await uploadBytesResumable(object, bytes);
    expect(metadata).toMatchObject({ size: bytes.length, md5Hash: md5Of(bytes) });
    expect((await bytesOf(object)).equals(bytes)).toBe(true);
  };
  // Together, because the client waits for seconds before it tries again.
  await Promise.all(harmlessTrouble.map(uploadUnder));
});

test('folders are listed page by page and at once', async () => {
  const { customer } = await withClients();
  const names = ['a/1', 'a/2', 'b/1', 'c', 'd', 'é'];
  for (const name of names) await uploadBytes(ref(customer, customersFolder + name), sampleBytes(10));
  const folder = ref(customer, customersFolder);
  const all = await listAll(folder);
  expect(all.prefixes.map((each) => each.name)).toEqual(['a', 'b']);
  expect(all.items.map((each) => each.name)).toEqual(['c', 'd', 'é']);
  const seen: string[] = [];
  let pageToken: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(folder, { maxResults: 2, pageToken });
    seen.push(...page.prefixes.map((each) => each.name), ...page.items.map((each) => each.name));
    pageToken = page.nextPageToken ?? null;
  } while (pageToken !== null);
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'é']);
});

test('metadata is read and changed', async () => {
  const { administrator } = await withClients();
  const object = ref(administrator, 'prices/list.pdf');
  await uploadBytes(object, sampleBytes(10), { customMetadata: { a: '1', b: '2' } });
  const changed = await updateMetadata(object, {
    contentType: 'text/csv',
    contentLanguage: 'pl',
    customMetadata: { b: '3' },
  });
  expect(changed).toMatchObject({ contentType: 'text/csv', contentLanguage: 'pl', metageneration: '2' });
  expect(await getMetadata(object)).toEqual(changed);
  expect(changed.customMetadata).toEqual({ a: '1', b: '3' });
});

test('a download link works for everybody until the object is replaced', async () => {
  const { administrator } = await withClients();
  const object = ref(administrator, 'orders/4711/Rechnung Nr. 1.pdf');
  const bytes = sampleBytes(1000);
  await uploadBytes(object, bytes, { contentType: 'application/pdf' });
  const link = await getDownloadURL(object);
  const response = await fetch(link);
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await fetch(link, { headers: { range: 'bytes=10-19' } })).status).toBe(206);
  await uploadBytes(object, sampleBytes(5));
  expect((await fetch(link)).status).toBe(403);
});

test('a stream brings the whole object', async () => {
  const { customer } = await withClients();
  const bytes = sampleBytes(1_500_000);
  const object = ref(customer, `${customersFolder}score.pdf`);
  await uploadBytes(object, bytes);
  const pieces: Uint8Array[] = [];
  // The type is a browser's stream; in Node it is read as pieces all the same.
  const reader = getStream(object).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) pieces.push(piece.value);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
});

test('a deleted object is gone', async () => {
  const { customer } = await withClients();
  const object = ref(customer, `${customersFolder}score.pdf`);
  await uploadBytes(object, sampleBytes(10));
  await deleteObject(object);
  expect(await codeOf(deleteObject(object))).toBe('storage/object-not-found');
  expect(await codeOf(getBytes(object))).toBe('storage/object-not-found');
  expect(await codeOf(getDownloadURL(object))).toBe('storage/object-not-found');
});

test('what is not allowed, over the allowance or too large has the code the client knows', async () => {
  const { customer, trouble } = await withClients({ maxFolderBytes: 1000, maxObjectBytes: 2000 });
  const object = ref(customer, `${customersFolder}score.pdf`);
  expect(await codeOf(getMetadata(ref(customer, 'prices/list.pdf')))).toBe('storage/unauthorized');
  expect(await codeOf(uploadBytes(ref(customer, 'uploads/x/a'), sampleBytes(10)))).toBe('storage/unauthorized');
  expect(await codeOf(listAll(ref(customer, 'uploads')))).toBe('storage/unauthorized');
  expect(await codeOf(uploadBytesResumable(ref(customer, 'x'), sampleBytes(smallBytes + 1)))).toBe(
    'storage/unauthorized',
  );
  expect(await codeOf(uploadBytes(object, sampleBytes(1500)))).toBe('storage/quota-exceeded');
  expect(await codeOf(uploadBytes(object, sampleBytes(2500)))).toBe('storage/unknown');
  await trouble({ status: 401 });
  expect(await codeOf(getMetadata(object))).toBe('storage/unauthenticated');
});
