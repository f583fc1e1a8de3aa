import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { saveRecord, uploadSetting } from '#testing/uploads/upload-setting.ts';
import { partBytes, type UploadRecord } from '../records/upload-record.ts';

const size = partBytes + 500_000;

/** Longer than anybody waits for a copy that does not grow; the database has its own time. */
async function longWhile(): Promise<void> {
  for (let seconds = 0; seconds < 30; seconds += 1) {
    for (let steps = 0; steps < 20; steps += 1) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

async function setUp() {
  const server = strictStorage();
  const setting = await uploadSetting(server.storage);
  const { addCopied, database, ledger } = setting;
  const checksums = new Map<string, string>();
  /** A file another tab copies, as far as it came before it was frozen. */
  const addGrowing = async (name: string, stagedBytes: number, position: number): Promise<UploadRecord> => {
    const { md5, ...record } = await addCopied(name, size, position);
    const growing: UploadRecord = { ...record, copy: 'growing', stagedBytes, holder: 'frozen tab' };
    await saveRecord(database, growing);
    checksums.set(record.id, md5 ?? '');
    return growing;
  };
  /** The tab goes on: its next words on the record. */
  const grow = (id: string, progress: Partial<UploadRecord>): Promise<unknown> =>
    ledger.change(id, (record) => ({ ...record, ...progress }));
  const complete = ({ id }: UploadRecord): Promise<unknown> =>
    grow(id, { copy: 'complete', stagedBytes: size, md5: checksums.get(id) ?? '' });
  const starts = (): number => server.log.filter((command) => command === 'start').length;
  return { server, starts, addGrowing, grow, complete, ...setting };
}

test('copies that stand still let a file go first that is here, send what they have, and go on when they grow', async () => {
  const { starts, queue, history, addGrowing, addCopied, complete } = await setUp();
  const [first, second] = [await addGrowing('eins.pdf', partBytes, 1), await addGrowing('zwei.pdf', 0, 2)];
  const third = await addCopied('drei.pdf', 1_000, 3);
  await queue.wake();
  expect(history.statesOf(third.id)).toEqual([]);
  await longWhile();
  await history.reached(third.id, 'success');
  await history.was(first.id, ({ acknowledged }) => acknowledged > 0);
  await complete(first);
  await complete(second);
  await history.reached(first.id, 'success');
  await history.reached(second.id, 'success');
  expect(starts()).toBe(2);
});

test('a file whose first bytes come late is taken at its turn, not at the end', async () => {
  const { server, queue, history, addGrowing, addCopied, grow } = await setUp();
  const late = await addGrowing('spaet.pdf', 0, 1);
  const [second, third] = [await addCopied('zwei.pdf', size, 2), await addCopied('drei.pdf', size, 3)];
  let isSlow = true;
  const held: (() => void)[] = [];
  server.hold = (command, when) => {
    if (!isSlow || when !== 'before' || !command.startsWith('upload')) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push(resolve);
    return promise;
  };
  await queue.wake();
  await longWhile();
  await history.reached(third.id, 'uploading');
  await grow(late.id, { stagedBytes: partBytes });
  isSlow = false;
  for (const letGo of held) letGo();
  await history.was(late.id, ({ acknowledged }) => acknowledged > 0);
  const order = history.seen.filter(({ state }) => state === 'success').map(({ id }) => id);
  expect(order).not.toContain(third.id);
  await history.reached(second.id, 'success');
});

test('as long as no other file is here, a copy that stands still keeps its place', async () => {
  const { starts, queue, history, addGrowing, complete } = await setUp();
  const records = [
    await addGrowing('eins.pdf', partBytes, 1),
    await addGrowing('zwei.pdf', 0, 2),
    await addGrowing('drei.pdf', 0, 3),
  ];
  await queue.wake();
  await longWhile();
  expect({ starts: starts(), third: history.statesOf(records[2]?.id ?? '') }).toEqual({ starts: 2, third: [] });
  for (const record of records) await complete(record);
  for (const { id } of records) await history.reached(id, 'success');
  expect(history.statesOf(records[0]?.id ?? '')).not.toContain('queued');
});

test('a chunk that is on its way arrives before others go first', async () => {
  const { server, queue, history, addGrowing, addCopied } = await setUp();
  const first = await addGrowing('eins.pdf', partBytes, 1);
  await addCopied('zwei.pdf', 1_000, 2);
  const third = await addCopied('drei.pdf', size, 3);
  const { promise: sent, resolve: begin } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  let chunks = 0;
  server.hold = (command, when) => {
    if (when === 'after') return undefined;
    if (command === 'multipart') return new Promise(() => undefined);
    chunks += command === 'upload' ? 1 : 0;
    // After this one only bytes follow that are not copied yet.
    if (chunks < 4) return undefined;
    begin();
    return arrived;
  };
  await queue.wake();
  await sent;
  await longWhile();
  expect(history.statesOf(first.id)).not.toContain('queued');
  arrive();
  await history.was(first.id, ({ acknowledged }) => acknowledged === partBytes - 262_144);
  await longWhile();
  await history.reached(third.id, 'success');
  expect(history.statesOf(first.id)).toContain('queued');
});
