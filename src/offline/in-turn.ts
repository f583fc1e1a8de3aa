import type { UploadRecord } from './upload-record.ts';
import type { UploadRun } from './upload-run.ts';

/**
 * The uploads in the order they may be sent: those whose next bytes are here, then those that wait for their copy.
 * @param records by position
 * @param runs those that are being worked on
 */
export function inTurn(
  records: readonly UploadRecord[],
  runs: ReadonlyMap<string, Pick<UploadRun, 'isStanding'>>,
): UploadRecord[] {
  const waits = (record: UploadRecord): boolean => runs.get(record.id)?.isStanding ?? !hasBytes(record);
  return [...records.filter((record) => !waits(record)), ...records.filter(waits)];
}

/** Whether there is something to send, or to find out: a copy that nobody goes on with will not grow. */
export const hasBytes = ({ copy, holder, stagedBytes, acknowledged }: UploadRecord): boolean =>
  copy !== 'growing' || holder === undefined || stagedBytes > acknowledged;
