import { describe, expect, test } from 'vitest';
import {
  breakOnce,
  freshTransfer,
  runTransfer,
  isStoredAsSent,
  scoreBytes,
  transferPath,
} from '#testing/uploads/run-transfer.ts';
import { strictStorage, type Fault, type StrictStorage } from '#testing/storage/strict-storage.ts';

const kib256 = 262_144;
const size = 4 * kib256 + 17;
const address = 'https://elsewhere.example/session/old';
const continued = { ...freshTransfer, sessionUrl: address, sessionAt: 1_000 };

/** A session of an earlier run, of which the server has so many bytes. */
function withSession(has: number, status: 'active' | 'cancelled' | 'final' = 'active'): StrictStorage {
  const server = strictStorage();
  server.sessions.set(address, { name: transferPath, size, bytes: scoreBytes(size).slice(0, has), status });
  return server;
}

describe('one trouble at each step', () => {
  const faults: Fault[] = [
    { kind: 'cut-before' },
    { kind: 'cut-after' },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 408 },
  ];
  const steps = ['start', 'upload', 'upload, finalize'].flatMap((command) =>
    faults.map((fault) => ({ command, fault })),
  );
  test.each(steps)('$command survives $fault', async ({ command, fault }) => {
    const server = strictStorage();
    breakOnce(server, command, fault);
    const { overclaims, waits } = await runTransfer(server, size);
    expect(isStoredAsSent(server, size)).toBe(true);
    expect({ overclaims, waits: waits.length }).toEqual({ overclaims: 0, waits: 1 });
  });
});

test('after every trouble the server is asked before the next byte', async () => {
  const server = strictStorage();
  breakOnce(server, 'upload', { kind: 'cut-after' });
  await runTransfer(server, size);
  expect(server.log.slice(0, 4)).toEqual(['start', 'upload', 'query', 'upload']);
});

test('a server that stands elsewhere than it said a moment ago is asked again', async () => {
  const server = strictStorage();
  breakOnce(server, 'upload', { kind: 'cut-late', bytes: kib256 });
  const { waits } = await runTransfer(server, size);
  expect(waits.map(({ kind }) => kind)).toEqual(['network', 'out-of-step']);
});

test('a server that refuses the same bytes again and again gets them once more from the start, then it is over', async () => {
  const server = strictStorage();
  server.fault = (command) => (command === 'upload, finalize' ? { kind: 'status', status: 400 } : undefined);
  await expect(runTransfer(server, size)).rejects.toMatchObject({ kind: 'refused', status: 400 });
  expect(server.log.filter((command) => command === 'start')).toHaveLength(2);
});

test('a server that keeps fewer bytes than were sent is believed', async () => {
  const server = strictStorage();
  breakOnce(server, 'upload', { kind: 'keep-fewer', bytes: kib256 }, 2);
  const { overclaims, waits } = await runTransfer(server, 12 * kib256);
  expect({ overclaims, waits }).toEqual({ overclaims: 0, waits: [] });
});

test('a server that keeps nothing is given time instead of the same bytes at once', async () => {
  const server = strictStorage();
  breakOnce(server, 'upload', { kind: 'keep-fewer', bytes: 0 });
  const { waits } = await runTransfer(server, size);
  expect(waits.map(({ kind }) => kind)).toEqual(['busy']);
});

test.each([400, 404, 410])('a session that answers %i when asked is replaced by a new one', async (status) => {
  const server = withSession(kib256);
  breakOnce(server, 'query', { kind: 'status', status });
  await runTransfer(server, size, { record: { ...continued, acknowledged: kib256 } });
  expect(server.log).toContain('start');
});

test('a server that loses every session does not cost endless data', async () => {
  const server = strictStorage();
  server.fault = (command) => (command === 'upload, finalize' ? { kind: 'status', status: 410 } : undefined);
  await expect(runTransfer(server, size)).rejects.toMatchObject({ kind: 'session-gone' });
});

test('an answer that names no size is not taken for nothing', async () => {
  const server = withSession(2 * kib256);
  const headers = { 'x-goog-upload-status': 'active' };
  breakOnce(server, 'query', { kind: 'status', status: 200, headers });
  const { waits } = await runTransfer(server, size, { record: continued });
  expect(waits.map(({ kind }) => kind)).toEqual(['unreadable-answer']);
  expect(server.log).not.toContain('start');
});

test('a session that was canceled elsewhere starts anew', async () => {
  const server = withSession(kib256, 'cancelled');
  await runTransfer(server, size, { record: continued });
  expect(isStoredAsSent(server, size)).toBe(true);
});

test('a complete session whose file is gone starts anew', async () => {
  const server = withSession(size, 'final');
  breakOnce(server, 'query', { kind: 'status', status: 200, headers: { 'x-goog-upload-status': 'final' } });
  await runTransfer(server, size, { record: continued });
  expect(isStoredAsSent(server, size)).toBe(true);
});

test('a session older than six and a half days is not even asked', async () => {
  const server = strictStorage();
  const record = { ...continued, sessionAt: 0 };
  await runTransfer(server, size, { record, now: 6.6 * 24 * 60 * 60 * 1000 });
  expect(server.log).not.toContain('query');
});

test.each([0, kib256, 3 * kib256, size, 2 * kib256 + 99])(
  'goes on from the %i bytes the server has, whatever was believed',
  async (has) => {
    for (const acknowledged of [0, 2 * kib256]) {
      const server = withSession(has);
      await runTransfer(server, size, { record: { ...continued, acknowledged } });
      expect(isStoredAsSent(server, size)).toBe(true);
    }
  },
);

test.each([
  [402, 'quota-exceeded'],
  [403, 'unauthorized'],
  [413, 'too-large'],
  [415, 'wrong-content'],
])('%i ends the upload as %s', async (status, kind) => {
  const server = strictStorage();
  breakOnce(server, 'start', { kind: 'status', status });
  await expect(runTransfer(server, size)).rejects.toMatchObject({ kind });
});

test('a time the server names is waited for', async () => {
  const server = strictStorage();
  breakOnce(server, 'upload', { kind: 'status', status: 503, headers: { 'retry-after': '90' } });
  const { waits } = await runTransfer(server, size);
  expect(waits[0]?.ms).toBeGreaterThanOrEqual(90_000);
});

test('waits grow to 64 s and begin anew after a byte that arrived', async () => {
  const server = strictStorage();
  let chunks = 0;
  server.fault = (command) => {
    if (command === 'upload') chunks += 1;
    return command === 'upload' && (chunks <= 9 || chunks === 11) ? { kind: 'status', status: 503 } : undefined;
  };
  const { waits } = await runTransfer(server, size);
  expect(Math.max(...waits.map(({ ms }) => ms))).toBe(63_936);
  expect(waits.at(-1)?.ms).toBeLessThanOrEqual(1_000);
});
