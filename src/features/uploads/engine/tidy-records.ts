import { isTerminal, nextUploadState } from '#file-storage/machine/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { withoutHolder } from '../copying/without-holder.ts';

/** Finished uploads and unreachable ones are forgotten after this time; a session is dead by then. */
export const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Forgets what was given up or is old, and copies that no upload knows; nothing while the copies are out of reach. */
export async function forgetOldRecords(
  database: Pick<UploadDatabase, 'deleteRecords' | 'deleteUnreadable' | 'deleteOrphanParts' | 'hasCopiesInReach'>,
  now: number,
): Promise<void> {
  if (!(await database.hasCopiesInReach())) return;
  await database.deleteRecords(({ state, updatedAt }) => {
    const isSettled = isTerminal(state) || state === 'needs-file' || state === 'error';
    return state === 'canceled' || (isSettled && now - updatedAt >= keptMs);
  });
  await database.deleteUnreadable(now);
  await database.deleteOrphanParts();
}

/** A tab ended: the files only it could read have to be picked again, unless they were copied to their end. */
export async function releaseFilesOf(tab: string, ledger: UploadLedger): Promise<void> {
  await ledger.changeAll((records) => records.filter(({ holder }) => holder === tab).map(withoutFile));
}

function withoutFile(record: UploadRecord): UploadRecord {
  const rest = withoutHolder(record);
  if (record.copy === 'growing' && record.stagedBytes >= record.size) return { ...rest, copy: 'complete' };
  return { ...rest, state: nextUploadState(record.state, 'file-lost') };
}
