import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { stateRecords } from '#offline/records/state-records.ts';
import { shareLocks } from './browser/shared-locks.ts';

/**
 * For tests of changes that wait for the shop: tabs of one browser share their locks, each test begins with nothing kept, and what is
 * written down of a shop that does not answer is not printed.
 */
export function letChangesWait(): void {
  let withdrawLocks: () => void;
  beforeAll(() => {
    withdrawLocks = shareLocks();
  });
  afterAll(() => withdrawLocks());
  beforeEach(async () => {
    await clear(stateRecords());
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
