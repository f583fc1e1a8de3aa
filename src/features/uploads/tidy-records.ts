import { isTerminal, nextUploadState } from '#file-storage/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/upload-record.ts';

/** Finished uploads and unreachable ones are forgotten after this time; a session is dead by then. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Held by the tab that copies a file, as long as it lives. */
export const stagingLock = (id: string): string => `upload-staging-${id}`;

export async function forgetOldRecords(database: UploadDatabase, now: number): Promise<void> {
  for (const { id, state, updatedAt } of await database.loadRecords()) {
    const settled = isTerminal(state) || state === 'needs-file' || state === 'error';
    if (!settled || now - updatedAt < keptMs) continue;
    await database.deleteParts(id);
    await database.deleteRecord(id);
  }
}

/** Jobs whose tab closed while their file was being copied: the file has to be picked again. */
export async function releaseInterruptedStaging(
  database: UploadDatabase,
  save: (record: UploadRecord) => Promise<void>,
): Promise<void> {
  for (const record of await database.loadRecords()) {
    if (record.state !== 'staging') continue;
    await navigator.locks.request(stagingLock(record.id), { ifAvailable: true }, async (lock) => {
      if (lock === null) return;
      await save({ ...record, state: nextUploadState(record.state, 'staging-interrupted'), updatedAt: Date.now() });
    });
  }
}
