import { isTerminal, nextUploadState } from '#file-storage/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadLedger } from './upload-ledger.ts';

/** Finished uploads and unreachable ones are forgotten after this time; a session is dead by then. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

export async function forgetOldRecords(database: UploadDatabase, now: number): Promise<void> {
  for (const { id, state, updatedAt } of await database.loadRecords()) {
    const isSettled = isTerminal(state) || state === 'needs-file' || state === 'error';
    const isOld = now - updatedAt >= keptMs;
    if (state !== 'canceled' && !(isSettled && isOld)) continue;
    await database.deleteParts(id);
    await database.deleteRecord(id);
  }
}

/** A tab ended: the files only it could read have to be picked again, and its other jobs are anybody's. */
export async function releaseFilesOf(
  tab: string,
  database: Pick<UploadDatabase, 'loadRecords'>,
  ledger: UploadLedger,
): Promise<void> {
  for (const { id } of await database.loadRecords()) {
    await ledger.change(id, ({ holder, ...record }) => {
      if (holder !== tab) return undefined;
      return { ...record, state: nextUploadState(record.state, 'file-lost') };
    });
  }
}
