import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TransportRequest } from '#file-storage/protocol/transport.ts';
import { reply } from '#testing/storage/strict-storage-answers.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { uploadSetting } from '#testing/uploads/upload-setting.ts';
import { eventually } from '#testing/eventually.ts';
import { wishUpload } from '../upload-wish.ts';

const size = 400_000;

// The database goes on by itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A server that refuses to open a session for files whose name begins so, for a reason that may pass. */
async function setUp({ status = 500, after = '600' } = {}) {
  const server = strictStorage();
  const { transport } = server.storage;
  const refused = { names: 'schwierig', tries: new Array<string>() };
  const nameOf = ({ url }: TransportRequest): string => decodeURIComponent(url).split('/').at(-1) ?? '';
  server.storage.transport = (request) => {
    if (!nameOf(request).startsWith(refused.names)) return transport(request);
    refused.tries.push(nameOf(request).split('?')[0] ?? '');
    return Promise.resolve(reply(status, { 'retry-after': after }));
  };
  const setting = await uploadSetting(server.storage);
  const addStubborn = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => setting.addCopied(`schwierig-${index}.pdf`, size, index)));
  return { server, refused, addStubborn, ...setting };
}

/** Between two steps the database does what it was asked for. */
async function seconds(count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) {
    for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

test.each([500, 503, 507])(
  'uploads that are answered %i again and again keep none of the others back',
  async (status) => {
    const { queue, history, addCopied, addStubborn } = await setUp({ status });
    const stubborn = await addStubborn(2);
    const others = [await addCopied('leicht-1.pdf', size, 10), await addCopied('leicht-2.pdf', size, 11)];
    await queue.wake();
    for (const { id } of others) await history.reached(id, 'success');
    for (const { id } of stubborn) expect(history.statesOf(id).at(-1)).toBe('waiting');
  },
);

test('the pause a server asked for goes on while others go, and then it is the turn of the upload again', async () => {
  const { queue, history, addCopied, addStubborn, refused } = await setUp({ after: '60' });
  const [first] = await addStubborn(2);
  const other = await addCopied('leicht.pdf', size, 10);
  await queue.wake();
  await history.reached(other.id, 'success');
  await seconds(59);
  expect(refused.tries).toHaveLength(2);
  refused.names = 'nichts';
  await seconds(2);
  await history.reached(first?.id ?? '', 'success');
});

test('an upload comes back to its place before those behind it, which lose no byte', async () => {
  const { queue, history, server, addCopied, addStubborn, refused } = await setUp({ after: '60' });
  const [first, second] = await addStubborn(2);
  const others = [await addCopied('leicht-1.pdf', 5_000_000, 10), await addCopied('leicht-2.pdf', 5_000_000, 11)];
  const held: (() => void)[] = [];
  let isHeld = true;
  server.hold = (command, when) =>
    isHeld && command === 'upload' && when === 'after' ? new Promise((resolve) => held.push(resolve)) : undefined;
  await queue.wake();
  await eventually(() => expect(held).toHaveLength(2));
  refused.names = 'nichts';
  await seconds(61);
  isHeld = false;
  for (const letGo of held) letGo();
  for (const stubborn of [first, second]) await history.reached(stubborn?.id ?? '', 'success');
  for (const { id } of others) await history.reached(id, 'success');
  const ends = history.seen.filter(({ state }) => state === 'success').map(({ position }) => position);
  expect([...new Set(ends)]).toEqual([0, 1, 10, 11]);
  expect(server.log.filter((command) => command === 'start')).toHaveLength(4);
});

test('with nobody else waiting an upload simply waits', async () => {
  const { queue, history, addStubborn, refused } = await setUp({ after: '60' });
  const [only] = await addStubborn(1);
  await queue.wake();
  await seconds(200);
  expect(refused.tries).toHaveLength(4);
  refused.names = 'nichts';
  await seconds(61);
  await history.reached(only?.id ?? '', 'success');
  expect(history.statesOf(only?.id ?? '')).not.toContain('queued');
});

test('however many uploads are refused, the one that is not has its turn', async () => {
  const { queue, history, addCopied, addStubborn } = await setUp({ after: '30' });
  await addStubborn(20);
  const other = await addCopied('leicht.pdf', size, 100);
  await queue.wake();
  await seconds(300);
  expect(history.statesOf(other.id).at(-1)).toBe('success');
});

test.each([2, 40])(
  'a server that refuses everything is asked no more often for %i files than for two',
  async (files) => {
    const { queue, addStubborn, refused } = await setUp({ after: '10' });
    await addStubborn(files);
    await queue.wake();
    await seconds(300);
    expect(refused.tries.length).toBeLessThanOrEqual(2 * 30 + 6);
  },
);

test('an upload that stands aside can be paused, and stopped with its queue', async () => {
  const { queue, history, ledger, addCopied, addStubborn, refused } = await setUp({ after: '60' });
  const [first, second] = await addStubborn(2);
  const other = await addCopied('leicht.pdf', size, 10);
  await queue.wake();
  await history.reached(other.id, 'success');
  await wishUpload(ledger, first?.id ?? '', 'pause');
  await history.reached(first?.id ?? '', 'paused');
  await queue.stop();
  await seconds(100);
  expect(refused.tries).toHaveLength(2);
  expect(history.statesOf(second?.id ?? '').at(-1)).toBe('waiting');
});
