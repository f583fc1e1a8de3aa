import { expect, onTestFinished, test } from 'vitest';
import { strictStorage, type StrictStorage } from '#testing/storage/strict-storage.ts';
import { saveRecord, uploadSetting } from '#testing/uploads/upload-setting.ts';
import { eventually } from '#testing/eventually.ts';
import { wishUpload } from '../upload-wish.ts';

const size = 800_000;

/** Holds the first request with this command; it goes on when let go. */
function holdFirst(server: StrictStorage, command: string, when: 'before' | 'after') {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  onTestFinished(() => release.resolve());
  server.hold = (candidate, moment) => {
    if (candidate !== command || moment !== when) return undefined;
    server.hold = () => undefined;
    reached.resolve();
    return release.promise;
  };
  return { reached: reached.promise, release: release.resolve };
}

async function setUp() {
  const server = strictStorage();
  return { server, ...(await uploadSetting(server.storage)) };
}

test('resumed while it is still being paused, an upload goes on', async () => {
  const { server, queue, ledger, history, addCopied } = await setUp();
  const held = holdFirst(server, 'upload', 'before');
  const { id } = await addCopied('Messe.pdf', size);
  await queue.wake();
  await held.reached;
  await Promise.all([wishUpload(ledger, id, 'pause'), wishUpload(ledger, id, 'run')]);
  await history.reached(id, 'success');
  expect(history.statesOf(id)).toContain('pausing');
});

test.each(['upload', 'upload, finalize'])('canceled during "%s", nothing stays on the server', async (command) => {
  const { server, queue, ledger, history, addCopied } = await setUp();
  const held = holdFirst(server, command, 'after');
  const { id } = await addCopied('Duett.pdf', size);
  await queue.wake();
  await held.reached;
  await wishUpload(ledger, id, 'cancel');
  expect((await history.reached(id, 'canceled')).sessionUrl).toBeUndefined();
  expect([...server.objects.keys()]).toEqual([]);
  expect([...server.sessions.values()].map(({ status }) => status)).not.toContain('active');
});

test.each([
  ['pause', 'success', 1],
  ['cancel', 'canceled', 0],
] as const)('%s during a last request that nothing can stop any more ends as %s', async (wish, end, stored) => {
  const { server, queue, ledger, history, addCopied } = await setUp();
  const { transport } = server.storage;
  server.storage.transport = ({ signal: _unheard, ...request }) => transport(request);
  const held = holdFirst(server, 'upload, finalize', 'after');
  const { id } = await addCopied('Messe.pdf', size);
  await queue.wake();
  await held.reached;
  await wishUpload(ledger, id, wish);
  await queue.wake();
  held.release();
  await history.reached(id, end);
  expect(server.objects.size).toBe(stored);
});

test('canceled while a small file is stored in one request, nothing stays on the server', async () => {
  const { server, queue, ledger, history, addCopied } = await setUp();
  const held = holdFirst(server, 'multipart', 'after');
  const { id } = await addCopied('Blatt.pdf', 1_000);
  await queue.wake();
  await held.reached;
  await wishUpload(ledger, id, 'cancel');
  await history.reached(id, 'canceled');
  expect([...server.objects.keys()]).toEqual([]);
});

test('a cancel that cannot reach the server is tried again', async () => {
  const { server, queue, ledger, history, addCopied } = await setUp();
  const held = holdFirst(server, 'upload, finalize', 'after');
  const { id } = await addCopied('Duett.pdf', size);
  await queue.wake();
  await held.reached;
  let cuts = 2;
  server.fault = () => {
    cuts -= 1;
    return cuts >= 0 ? { kind: 'cut-before' } : undefined;
  };
  await wishUpload(ledger, id, 'cancel');
  await history.reached(id, 'canceled');
  expect([...server.objects.keys()]).toEqual([]);
});

/** An upload whose object is stored while its queue still waits for the answer, given up; the server then answers so. */
async function giveUpStored(status: number) {
  const setting = await setUp();
  const { server, queue, ledger, history, addCopied } = setting;
  const held = holdFirst(server, 'upload, finalize', 'after');
  const { id } = await addCopied('Duett.pdf', size);
  await queue.wake();
  await held.reached;
  let refused = 0;
  server.fault = () => {
    refused += 1;
    return { kind: 'status', status };
  };
  await wishUpload(ledger, id, 'cancel');
  const tried = (times: number): Promise<void> => eventually(() => expect(refused).toBeGreaterThanOrEqual(times));
  return { ...setting, id, tried, latest: () => history.statesOf(id).at(-1) };
}

test.each([503, 401])(
  'an upload that was given up is being canceled as long as the server answers %i',
  async (status) => {
    const { server, queue, history, id, tried, latest } = await giveUpStored(status);
    for (let tries = 4; tries < 12; tries += 1) {
      await tried(tries);
      queue.hurry();
    }
    expect(latest()).toBe('canceling');
    server.fault = () => undefined;
    await eventually(() => {
      queue.hurry();
      expect(latest()).toBe('canceled');
    });
    expect((await history.reached(id, 'canceled')).sessionUrl).toBeUndefined();
    expect([...server.objects.keys()]).toEqual([]);
  },
);

test('the next visit goes on with taking an upload off the server', async () => {
  const { server, queue, createQueue, history, id, tried, latest } = await giveUpStored(503);
  await tried(4);
  await queue.stop();
  expect(latest()).toBe('canceling');
  server.fault = () => undefined;
  await createQueue().wake();
  await history.reached(id, 'canceled');
  expect([...server.objects.keys()]).toEqual([]);
});

test('when its session is dead, an upload that was given up is left to the server', async () => {
  const { server, queue, history, database, addCopied } = await setUp();
  const record = await addCopied('Duett.pdf', size);
  const sessionAt = Date.now() - 7 * 24 * 60 * 60 * 1000;
  await saveRecord(database, { ...record, state: 'canceling', sessionAt });
  server.fault = () => ({ kind: 'status', status: 503 });
  await queue.wake();
  await history.reached(record.id, 'canceled');
  expect(server.log).toEqual(['DELETE']);
});

test.each([403, 404, 410, 499])('%i is an answer to an upload that was given up', async (status) => {
  const { history, id } = await giveUpStored(status);
  expect((await history.reached(id, 'canceled')).sessionUrl).toBeUndefined();
});

test('canceled before a byte moved, the server is not bothered', async () => {
  const { server, ledger, history, addCopied } = await setUp();
  const { id } = await addCopied('Duett.pdf', size);
  await wishUpload(ledger, id, 'cancel');
  await history.reached(id, 'canceled');
  expect(server.log).toEqual([]);
});

test.each(['pause', 'cancel', 'run'] as const)('%s after the end does not undo success', async (wish) => {
  const { server, queue, ledger, history, addCopied } = await setUp();
  const { id } = await addCopied('Trio.pdf', size);
  await queue.wake();
  await history.reached(id, 'success');
  await wishUpload(ledger, id, wish);
  await queue.wake();
  expect(history.statesOf(id).at(-1)).toBe('success');
  expect(server.objects.size).toBe(1);
});

test('one more file does not shorten the time the server asked to wait, a returning connection does', async () => {
  const { server, queue, history, addCopied } = await setUp();
  server.fault = (command) =>
    command === 'start' ? { kind: 'status', status: 503, headers: { 'retry-after': '600' } } : undefined;
  const { id } = await addCopied('Oratorium.pdf', size);
  await queue.wake();
  await history.reached(id, 'waiting');
  const second = await addCopied('Blatt.pdf', 100, 2);
  await queue.wake();
  await history.reached(second.id, 'success');
  expect(server.log.filter((command) => command === 'start')).toHaveLength(1);
  server.fault = () => undefined;
  queue.hurry();
  await history.reached(id, 'success');
});

test('a pause that an earlier tab did not live to see is a pause', async () => {
  const { database, queue, history, addCopied } = await setUp();
  const record = await addCopied('Chor.pdf', size);
  await saveRecord(database, { ...record, state: 'pausing' });
  await queue.wake();
  expect(history.statesOf(record.id)).toEqual(['paused']);
});

test('an upload refused for good tells why and can be tried again', async () => {
  const { server, queue, ledger, history, addCopied } = await setUp();
  server.fault = () => ({ kind: 'status', status: 402 });
  const { id } = await addCopied('Chor.pdf', size);
  await queue.wake();
  expect((await history.reached(id, 'error')).error).toBe('quota-exceeded');
  server.fault = () => undefined;
  await wishUpload(ledger, id, 'run');
  expect((await history.reached(id, 'success')).error).toBeUndefined();
});
