import { nextUploadState } from '#file-storage/machine/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import { partBytes, type UploadRecord } from '#offline/records/upload-record.ts';

/** Goes on with uploads whose complete copy was taken for lost, when all its parts are there (again). */
export async function takeUpFoundCopies(
  database: Pick<UploadDatabase, 'loadRecords' | 'countParts'>,
  ledger: UploadLedger,
): Promise<void> {
  for (const { id, size } of (await database.loadRecords()).filter(isTakenForLost)) {
    if ((await database.countParts(id)) < Math.ceil(size / partBytes)) continue;
    await ledger.change(id, (record) =>
      isTakenForLost(record) ? { ...record, state: nextUploadState(record.state, 'file-picked') } : undefined,
    );
  }
}

const isTakenForLost = ({ state, copy }: UploadRecord): boolean => state === 'needs-file' && copy === 'complete';
