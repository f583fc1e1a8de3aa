import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { leftForLater } from '#offline/records/left-for-later.ts';

/**
 * Makes room: gives up the oldest copy of a file that has arrived, so that its upload needs it no more; the record stays.
 * @returns false when there is none
 */
export async function giveUpSpareCopy(
  database: Pick<UploadDatabase, 'loadRecords' | 'deleteParts'>,
  ledger: UploadLedger,
): Promise<boolean> {
  const spare = (await database.loadRecords()).filter(isSpare);
  const [oldest] = spare.toSorted((a, b) => a.createdAt - b.createdAt);
  if (!oldest) return false;
  // On record first: who reads the copy meanwhile must not take it for complete.
  await ledger.change(oldest.id, (record) => (isSpare(record) ? withoutCopy(record) : undefined));
  await database.deleteParts(oldest.id).catch(leftForLater);
  return true;
}

const isSpare = ({ state, copy }: UploadRecord): boolean => state === 'success' && copy === 'complete';

const withoutCopy = (record: UploadRecord): UploadRecord => ({ ...record, copy: 'none', stagedBytes: 0 });
