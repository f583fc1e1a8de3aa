import { answersTo, nextUploadState } from '#file-storage/machine/upload-machine.ts';
import { withoutOwnerWait } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { keptMs } from './tidy-records.ts';
import { isForeign } from '../upload-owner.ts';

/**
 * What changes on record when it is known who is signed in (undefined: a guest): unfinished uploads of others are halted,
 * those that were halted until this customer comes back go on, and what others left halted for too long is given up.
 * @param now milliseconds since 1970
 */
export function afterOwnerChange(
  records: readonly UploadRecord[],
  owner: string | undefined,
  now: number,
): UploadRecord[] {
  return records.flatMap((record) => {
    if (!isForeign(record, owner)) return record.awaitsOwner === true ? [goingOn(record)] : [];
    if (record.state === 'paused' && now - record.updatedAt >= keptMs) return [givenUp(record)];
    return answersTo(record.state, 'pause') ? [untilOwnerReturns(record)] : [];
  });
}

const goingOn = (record: UploadRecord): UploadRecord => ({
  ...withoutOwnerWait(record),
  state: nextUploadState(record.state, 'resume'),
});

const givenUp = (record: UploadRecord): UploadRecord => ({ ...record, state: nextUploadState(record.state, 'cancel') });

const untilOwnerReturns = (record: UploadRecord): UploadRecord => ({
  ...record,
  awaitsOwner: true,
  state: nextUploadState(record.state, 'pause'),
});
