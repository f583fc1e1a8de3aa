import { expect, test } from 'vitest';
import { getMetadata } from '#file-storage/objects/objects.ts';
import { partBytes } from '../records/upload-record.ts';
import { inProcessStorage } from '#testing/storage/in-process-storage.ts';
import { saveRecord, uploadSetting } from '#testing/uploads/upload-setting.ts';
import { wishUpload } from '../upload-wish.ts';

async function setUp() {
  const { storage, breakNext } = inProcessStorage();
  return { storage, breakNext, ...(await uploadSetting(storage)) };
}

test('what was queued is stored, byte for byte, and its secret is forgotten', async () => {
  const { storage, queue, history, addCopied } = await setUp();
  const record = await addCopied('Sonate.pdf', partBytes + 300_000);
  await queue.wake();
  const done = await history.reached(record.id, 'success');
  expect(done.acknowledged).toBe(record.size);
  expect(done.sessionUrl).toBeUndefined();
  expect(await getMetadata(storage, record.path)).toMatchObject({ size: record.size, md5Hash: record.md5 });
});

test('twenty files arrive, never more than two at a time', async () => {
  const { queue, history, addCopied } = await setUp();
  const records = await Promise.all(
    Array.from({ length: 20 }, (_, index) => addCopied(`Stimme ${index}.pdf`, 1_000, index + 1)),
  );
  await queue.wake();
  await Promise.all(records.map(({ id }) => history.reached(id, 'success')));
  const underWay = new Set<string>();
  for (const { id, state } of history.seen) {
    if (state === 'uploading') underWay.add(id);
    if (state === 'success') underWay.delete(id);
    expect(underWay.size).toBeLessThanOrEqual(2);
  }
});

test('a second runner goes on where the first one was cut off', async () => {
  const { database, breakNext, queue, createQueue, history, addCopied, storage } = await setUp();
  const record = await addCopied('Chor.pdf', 3_000_000);
  await breakNext({ match: { command: 'upload' }, skip: 1, count: 'always', status: 503 });
  await queue.wake();
  await history.reached(record.id, 'waiting');
  await queue.stop();
  const [left] = await database.loadRecords();
  expect(left?.acknowledged).toBe(262_144);
  await storage.transport({ method: 'DELETE', url: `${storage.endpoint}/v0/_faults` });
  const next = createQueue();
  await next.wake();
  await history.reached(record.id, 'success');
  await next.stop();
});

test('a paused upload stays where it is until it is resumed', async () => {
  const { ledger, breakNext, queue, history, addCopied } = await setUp();
  const record = await addCopied('Messe.pdf', 2_000_000);
  await breakNext({ match: { command: 'upload' }, skip: 1, delay: 50 });
  await queue.wake();
  await history.reached(record.id, 'uploading');
  await wishUpload(ledger, record.id, 'pause');
  await history.reached(record.id, 'paused');
  await wishUpload(ledger, record.id, 'run');
  expect(await history.reached(record.id, 'success')).toMatchObject({ acknowledged: record.size });
});

test('a canceled upload leaves nothing behind, here or on the server', async () => {
  const { database, ledger, storage, breakNext, queue, history, addCopied } = await setUp();
  const record = await addCopied('Duett.pdf', 2_000_000);
  await breakNext({ match: { command: 'upload' }, skip: 1, delay: 50 });
  await queue.wake();
  await history.reached(record.id, 'uploading');
  await wishUpload(ledger, record.id, 'cancel');
  await history.reached(record.id, 'canceled');
  await expect(database.readPart(record.id, 0)).rejects.toThrow('missing');
  await expect(getMetadata(storage, record.path)).rejects.toMatchObject({ kind: 'object-not-found' });
});

test('lost local bytes ask for the file again instead of failing', async () => {
  const { database, queue, history, addCopied } = await setUp();
  const record = await addCopied('Trio.pdf', 700_000);
  await database.deleteParts(record.id);
  await queue.wake();
  expect((await history.reached(record.id, 'needs-file')).state).toBe('needs-file');
});

test('a record that cannot be read does not stop the others', async () => {
  const { database, queue, history, addCopied } = await setUp();
  await saveRecord(database, Object.assign(await addCopied('alt.pdf', 10), { state: 'unknown' }));
  const record = await addCopied('neu.pdf', 10, 2);
  await queue.wake();
  await history.reached(record.id, 'success');
  expect((await database.loadRecords()).map(({ name }) => name)).toEqual(['neu.pdf']);
});
