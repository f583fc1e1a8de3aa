import type { UploadRecord } from '../records/upload-record.ts';
import type { UploadRun } from './upload-run.ts';

/**
 * The uploads in the order they may be sent: those whose next bytes are here, those that met trouble since anything arrived,
 * then those that wait for their copy.
 * @param records by position
 * @param runs those that are being worked on
 * @param troubled ids of uploads that gave way, in their order
 */
export function inTurn(
  records: readonly UploadRecord[],
  runs: ReadonlyMap<string, Pick<UploadRun, 'isStanding'>>,
  troubled: readonly string[],
): UploadRecord[] {
  const ranks = new Map(troubled.map((id, index) => [id, index + 1]));
  const waits = (record: UploadRecord): boolean => runs.get(record.id)?.isStanding ?? !hasBytes(record);
  const rankOf = (record: UploadRecord): number => (waits(record) ? Infinity : (ranks.get(record.id) ?? 0));
  return records
    .map((record) => ({ record, rank: rankOf(record) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ record }) => record);
}

/** Whether there is something to send, or to find out: a copy that nobody goes on with will not grow. */
export const hasBytes = ({ copy, holder, stagedBytes, acknowledged }: UploadRecord): boolean =>
  copy !== 'growing' || holder === undefined || stagedBytes > acknowledged;
