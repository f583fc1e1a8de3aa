import { expect, test } from 'vitest';
import { isStoredAsSent, runTransfer, scoreBytes, transferPath } from '#testing/uploads/run-transfer.ts';
import { reply } from '#testing/storage/strict-storage-answers.ts';
import { strictStorage, type StrictStorage } from '#testing/storage/strict-storage.ts';
import { getMetadata } from './objects/objects.ts';
import { openFileStorage } from './open-file-storage.ts';
import { sendOnce } from './protocol/send.ts';
import { StorageError } from './protocol/storage-error.ts';
import { uploadResumable } from './upload-resumable.ts';

const size = 900_000;

/** The nth time the token is asked for, it cannot be had. */
function failingAt(server: StrictStorage, nth: number, error: Error): void {
  let asked = 0;
  server.storage.token = async () => {
    asked += 1;
    if (asked === nth) throw error;
    return 'token';
  };
}

test('a token that cannot be fetched now is a passing trouble', async () => {
  const server = strictStorage();
  failingAt(server, 1, new TypeError('Failed to fetch'));
  const { waits } = await runTransfer(server, size);
  expect(waits.map(({ kind }) => kind)).toEqual(['network']);
  expect(isStoredAsSent(server, size)).toBe(true);
});

test('so is the token of the app, and a provider that throws at once', async () => {
  const server = strictStorage();
  let asked = 0;
  server.storage.appCheckToken = () => {
    asked += 1;
    if (asked === 1) throw new Error('not ready');
    return Promise.resolve('app');
  };
  const { waits } = await runTransfer(server, size);
  expect(waits.map(({ kind }) => kind)).toEqual(['network']);
});

test('an error of the storage that a provider throws is kept', async () => {
  const server = strictStorage();
  failingAt(server, 1, new StorageError('unauthenticated', 'signed out'));
  await expect(runTransfer(server, size)).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test('a provider that never answers does not hold up who gives up waiting', async () => {
  const { storage } = strictStorage();
  const halt = new AbortController();
  const asking = sendOnce(
    { ...storage, token: () => new Promise(() => undefined) },
    { method: 'GET', url: '/v0', signal: halt.signal },
  );
  halt.abort(new Error('halted'));
  await expect(asking).rejects.toThrow('halted');
});

test('anonymous visitors whom the server refuses are asked once more who they are', async () => {
  const asked: boolean[] = [];
  const given: (string | undefined)[] = [];
  const storage = {
    ...strictStorage().storage,
    token: async ({ renew }: { renew: boolean }) => {
      asked.push(renew);
      return renew ? 'now-signed-in' : undefined;
    },
    transport: async ({ headers = {} }: { headers?: Record<string, string> }) => {
      given.push(headers['authorization']);
      return given.length === 1 ? { status: 401, headers: new Headers(), body: '' } : reply(404);
    },
  };
  await expect(getMetadata(storage, 'a.pdf')).rejects.toMatchObject({ kind: 'object-not-found' });
  expect({ asked, given }).toEqual({ asked: [false, true], given: [undefined, 'Firebase now-signed-in'] });
});

test.each([
  ['cannot be fetched', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is none of ours', () => Promise.reject(new RangeError('a bug'))],
])('a cancel while the token %s ends as canceled', async (_what, fails) => {
  const server = strictStorage();
  let token: () => Promise<string> = async () => 'token';
  const storage = openFileStorage({ ...server.storage, token: () => token() });
  const begun = Promise.withResolvers<void>();
  server.hold = (command) => {
    if (command !== 'upload') return undefined;
    begun.resolve();
    return new Promise(() => undefined);
  };
  const task = uploadResumable(storage, transferPath, scoreBytes(size));
  await begun.promise;
  token = fails;
  expect(task.cancel()).toBe(true);
  await expect(task.finished).rejects.toMatchObject({ kind: 'canceled' });
  expect(task.snapshot.state).toBe('canceled');
});

test('a file that arrived in its one request before it was canceled is deleted', async () => {
  const server = strictStorage();
  const stored = Promise.withResolvers<void>();
  server.hold = (command, when) => {
    if (command !== 'multipart' || when !== 'after') return undefined;
    stored.resolve();
    return new Promise(() => undefined);
  };
  const task = uploadResumable(openFileStorage(server.storage), transferPath, scoreBytes(1_000));
  await stored.promise;
  task.cancel();
  await expect(task.finished).rejects.toMatchObject({ kind: 'canceled' });
  expect([...server.objects]).toEqual([]);
});

test('an older file at the same place survives the cancel of a request that never arrived', async () => {
  const server = strictStorage();
  server.objects.set(transferPath, scoreBytes(999));
  const begun = Promise.withResolvers<void>();
  server.hold = (command, when) => {
    if (command !== 'multipart' || when !== 'before') return undefined;
    begun.resolve();
    return new Promise(() => undefined);
  };
  const task = uploadResumable(openFileStorage(server.storage), transferPath, scoreBytes(1_000));
  await begun.promise;
  task.cancel();
  await expect(task.finished).rejects.toMatchObject({ kind: 'canceled' });
  expect(server.objects.get(transferPath)).toHaveLength(999);
});
