import { answersTo, isTerminal, nextUploadState } from '#file-storage/machine/upload-machine.ts';
import type { RecordWatch } from '#offline/queue/record-watch.ts';
import { leftForLater } from '#offline/records/left-for-later.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';

/** So long other tabs, the worker and the storage may take to let go of what is given up, in milliseconds; its records go then all the same. */
const patienceMs = 4_000;

interface EraseEnvironment {
  database: Pick<UploadDatabase, 'loadRecords' | 'deleteRecords' | 'deleteParts'>;
  changeAll: UploadLedger['changeAll'];
  watch: Pick<RecordWatch, 'until'>;
}

/**
 * Takes all uploads of a customer out of this browser, with the copies of their files: what is under way is given up first, so
 * that whoever works on it lets go, and the storage forgets what it has of it. What has arrived stays with the storage.
 * @returns what was on record
 */
export async function eraseUploads(owner: string, environment: EraseEnvironment): Promise<readonly UploadRecord[]> {
  const { database, changeAll, watch } = environment;
  const isTheirs = (record: UploadRecord): boolean => record.owner === owner;
  const ending = await changeAll((records) =>
    records.filter((record) => isTheirs(record) && answersTo(record.state, 'cancel')).map(givenUp),
  );
  const patience = AbortSignal.timeout(patienceMs);
  await Promise.allSettled(ending.map(({ id }) => watch.until(id, endOf, patience)));
  const theirs = (await database.loadRecords()).filter(isTheirs);
  await database.deleteRecords(isTheirs);
  for (const { id } of theirs) await database.deleteParts(id).catch(leftForLater);
  return theirs;
}

const givenUp = (record: UploadRecord): UploadRecord => ({ ...record, state: nextUploadState(record.state, 'cancel') });

const endOf = ({ state }: UploadRecord): true | undefined => (isTerminal(state) ? true : undefined);
