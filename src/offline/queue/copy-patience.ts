import type { QueueEnvironment } from './queue-environment.ts';
import type { RecordWatch } from './record-watch.ts';
import type { UploadRecord } from '../records/upload-record.ts';
import type { UploadRun } from './upload-run.ts';

/** A copy that has not grown for this long lets other uploads go first: its tab may be frozen. */
const patienceMs = 3_000;

interface PatienceEnvironment extends Pick<QueueEnvironment, 'source'> {
  watch: RecordWatch;
  /** Called again and again while the copy stands still. */
  standsStill: () => void;
}

/**
 * Waits until the bytes before `end` can be read.
 * @throws StagedBytesMissing when they never will; the run's reason when it ends
 */
export async function untilCopied(
  { id, end }: { id: string; end: number },
  run: UploadRun,
  { source, watch, standsStill }: PatienceEnvironment,
): Promise<void> {
  let copied = -1;
  let patience: ReturnType<typeof setInterval> | undefined;
  const find = (latest: UploadRecord): true | undefined => {
    if (source.reaches(latest, end)) return true;
    if (latest.stagedBytes === copied) return undefined;
    copied = latest.stagedBytes;
    run.isStanding = false;
    clearInterval(patience);
    patience = setInterval(standsStill, patienceMs);
    return undefined;
  };
  try {
    await watch.until(id, find, run.signal);
  } finally {
    clearInterval(patience);
    run.isStanding = false;
  }
}
