import { expect, test } from 'vitest';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { uploadSetting } from '#testing/uploads/upload-setting.ts';
import { eventually } from '#testing/eventually.ts';
import { wishUpload } from '../upload-wish.ts';

const size = 3_000_000;

/** Chunks arrive one by one, each when it is let go. */
async function setUp() {
  const server = strictStorage();
  const held: (() => void)[] = [];
  let isSlow = true;
  server.hold = (command, when) => {
    if (!isSlow || when !== 'before' || command !== 'upload') return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push(resolve);
    return promise;
  };
  const letGo = (): void => {
    for (const resolve of held.splice(0)) resolve();
  };
  const hurry = (): void => {
    isSlow = false;
    letGo();
  };
  return { server, held, letGo, hurry, ...(await uploadSetting(server.storage)) };
}

test('uploads are taken by their positions', async () => {
  const { queue, history, addCopied } = await setUp();
  const third = await addCopied('drei.pdf', 1_000, 3);
  const first = await addCopied('eins.pdf', 1_000, 1);
  const second = await addCopied('zwei.pdf', 1_000, 2);
  await queue.wake();
  await history.reached(third.id, 'success');
  const begun = history.seen.filter(({ state }) => state === 'uploading').map(({ id }) => id);
  expect([...new Set(begun)]).toEqual([first.id, second.id, third.id]);
});

test('an upload moved to the front begins after the chunk on its way, and the one it replaces loses no byte', async () => {
  const { server, held, queue, ledger, history, addCopied, letGo, hurry } = await setUp();
  const [first, second, third] = [
    await addCopied('eins.pdf', size, 1),
    await addCopied('zwei.pdf', size, 2),
    await addCopied('drei.pdf', size, 3),
  ];
  await queue.wake();
  await eventually(() => expect(held).toHaveLength(2));
  await ledger.change(third.id, (record) => ({ ...record, position: 0 }));
  await queue.wake();
  expect(history.statesOf(third.id)).not.toContain('uploading');
  letGo();
  const deferred = await history.reached(second.id, 'queued');
  expect(deferred.acknowledged).toBe(262_144);
  await history.reached(third.id, 'uploading');
  hurry();
  for (const { id } of [first, second, third]) await history.reached(id, 'success');
  expect(server.log.filter((command) => command === 'start')).toHaveLength(3);
});

test('an upload that waits for the server for a moment makes way when others are moved before it', async () => {
  const { server, queue, ledger, history, addCopied } = await setUp();
  const first = await addCopied('eins.pdf', size, 1);
  const second = await addCopied('zwei.pdf', size, 2);
  server.fault = (command) =>
    command === 'start' ? { kind: 'status', status: 503, headers: { 'retry-after': '4' } } : undefined;
  await queue.wake();
  await history.reached(first.id, 'waiting');
  await history.reached(second.id, 'waiting');
  const third = await addCopied('drei.pdf', 1_000, 3);
  await ledger.change(third.id, (record) => ({ ...record, position: 0 }));
  await history.reached(third.id, 'success');
  expect(server.log).toEqual(['start', 'start', 'multipart']);
});

test('nothing is on its way any more when a queue has stopped', async () => {
  const { server, queue, history, addCopied } = await setUp();
  const { id } = await addCopied('eins.pdf', size, 1);
  await queue.wake();
  await history.was(id, ({ sessionUrl }) => sessionUrl !== undefined);
  await queue.stop();
  const { log } = server;
  const before = log.length;
  await wishUpload(uselessLedger, id, 'run');
  await queue.wake();
  expect(log).toHaveLength(before);
});

const uselessLedger = {
  change: async () => undefined,
  changeAll: async () => [],
  apply: async () => undefined,
};
