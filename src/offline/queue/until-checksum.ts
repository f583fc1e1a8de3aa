import type { QueueEnvironment } from './queue-environment.ts';
import type { RecordWatch } from './record-watch.ts';
import type { UploadRecord } from '../records/upload-record.ts';
import type { UploadRun } from './upload-run.ts';

interface ChecksumEnvironment extends Pick<QueueEnvironment, 'source' | 'ledger' | 'checksum'> {
  watch: RecordWatch;
}

/**
 * Base64 md5 of a whole file, once all its bytes have been read; that of a copy which was completed without one is computed
 * and put on record.
 * @throws StagedBytesMissing, the run's reason when it ends
 */
export async function untilChecksum(
  { id, size }: UploadRecord,
  { signal }: UploadRun,
  { source, ledger, checksum, watch }: ChecksumEnvironment,
): Promise<string> {
  const md5Of = (latest: UploadRecord): string | undefined => (source.reaches(latest, size) ? latest.md5 : undefined);
  if (!checksum) return watch.until(id, md5Of, signal);
  const isThere = (latest: UploadRecord): boolean => latest.copy === 'complete' || md5Of(latest) !== undefined;
  const whole = await watch.until(id, (latest) => (isThere(latest) ? latest : undefined), signal);
  if (whole.md5 !== undefined) return whole.md5;
  const md5 = await checksum(source.open(id), size, signal);
  await ledger.change(id, (latest) => (latest.copy === 'complete' ? { ...latest, md5 } : undefined));
  return md5;
}
