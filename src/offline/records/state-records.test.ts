import 'fake-indexeddb/auto';
import { get, promisifyRequest } from 'idb-keyval';
import { expect, test } from 'vitest';
import { stateRecords, writeRecords } from './state-records.ts';

test('a change that is broken off from outside says so, and leaves nothing', async () => {
  const change = writeRecords('The record', async (store) => {
    store.put('half', 'broken');
    const read = promisifyRequest(store.get('broken'));
    // As a browser does that deletes what was kept: it names no error.
    store.transaction.abort();
    return read;
  });
  await expect(change).rejects.toMatchObject({ name: 'AbortError' });
  expect(await get('broken', stateRecords())).toBeUndefined();
});

test('a change whose own work fails leaves nothing, and says what failed', async () => {
  const change = writeRecords('The record', async (store) => {
    store.put('half', 'failed');
    throw new RangeError('Too much');
  });
  await expect(change).rejects.toThrow(RangeError);
  expect(await get('failed', stateRecords())).toBeUndefined();
});
