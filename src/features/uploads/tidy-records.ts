import { isTerminal, nextUploadState } from '#file-storage/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/upload-record.ts';

/** Finished uploads and unreachable ones are forgotten after this time; a session is dead by then. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Forgets what was given up or is old, and copies that no upload knows. */
export async function forgetOldRecords(database: UploadDatabase, now: number): Promise<void> {
  for (const { id, state, updatedAt } of await database.loadRecords()) {
    const isSettled = isTerminal(state) || state === 'needs-file' || state === 'error';
    const isOld = now - updatedAt >= keptMs;
    if (state !== 'canceled' && !(isSettled && isOld)) continue;
    await database.deleteParts(id);
    await database.deleteRecord(id);
  }
  await database.deleteOrphanParts();
}

/** A tab ended: the files only it could read have to be picked again. */
export async function releaseFilesOf(tab: string, ledger: UploadLedger): Promise<void> {
  await ledger.changeAll((records) => records.filter(({ holder }) => holder === tab).map(withoutFile));
}

/** What is copied stays; a file without copy begins anew. */
function withoutFile({ holder: _ended, ...record }: UploadRecord): UploadRecord {
  return { ...record, copy: 'growing', state: nextUploadState(record.state, 'file-lost') };
}
