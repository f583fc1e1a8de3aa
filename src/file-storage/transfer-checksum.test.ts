import { expect, test } from 'vitest';
import { breakOnce, runTransfer, isStoredAsSent, scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of, strictStorage } from '#testing/storage/strict-storage.ts';

const size = 600_000;

test.each([10, size])('%i stored bytes that differ are sent once more', async (length) => {
  const server = strictStorage();
  server.spoil = 1;
  await runTransfer(server, length);
  expect(isStoredAsSent(server, length)).toBe(true);
});

test('bytes that differ twice end as checksum and do not stay on the server', async () => {
  const server = strictStorage();
  server.spoil = 9;
  await expect(runTransfer(server, size)).rejects.toMatchObject({ kind: 'checksum' });
  expect([...server.objects]).toEqual([]);
  expect(server.sessions.size).toBe(2);
});

test('a deletion that fails for a passing reason is done later', async () => {
  const server = strictStorage();
  server.spoil = 1;
  breakOnce(server, 'DELETE', { kind: 'status', status: 503 });
  const { waits } = await runTransfer(server, size);
  expect(waits.map(({ kind }) => kind)).toEqual(['busy']);
  expect(isStoredAsSent(server, size)).toBe(true);
});

test.each([403, 404])('a deletion answered %i does not keep the bytes from being sent again', async (status) => {
  const server = strictStorage();
  server.spoil = 1;
  breakOnce(server, 'DELETE', { kind: 'status', status });
  await runTransfer(server, size);
  expect(isStoredAsSent(server, size)).toBe(true);
});

test.each([10, size])('a checksum of %i bytes that is known only at the end is compared', async (length) => {
  const server = strictStorage();
  server.spoil = 1;
  let asked = 0;
  const md5Hash = async (): Promise<string> => {
    asked += 1;
    return md5Of(scoreBytes(length));
  };
  await runTransfer(server, length, { md5Hash });
  expect({ isStored: isStoredAsSent(server, length), asked }).toEqual({ isStored: true, asked: 2 });
});
