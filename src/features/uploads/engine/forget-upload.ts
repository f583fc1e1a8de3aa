import { isTerminal } from '#file-storage/machine/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import { leftForLater } from '#offline/records/left-for-later.ts';

/**
 * Forgets an upload that has ended, with the copy of its file; one that is unfinished stays.
 * @returns whether it was forgotten
 */
export async function forgetUpload(
  id: string,
  database: Pick<UploadDatabase, 'deleteRecords' | 'deleteParts'>,
): Promise<boolean> {
  let isForgotten = false;
  await database.deleteRecords((record) => {
    const isIt = record.id === id && isTerminal(record.state);
    isForgotten ||= isIt;
    return isIt;
  });
  if (isForgotten) await database.deleteParts(id).catch(leftForLater);
  return isForgotten;
}
