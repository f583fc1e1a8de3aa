import { readStagedFileAtom } from '#features/uploads/upload-atoms.ts';
import type { Configuration } from '#platform/configuration/configuration.ts';
import type { Shell } from '#platform/session/shell.ts';
import { choiceLimitsOf } from './choice-limits.ts';
import { type CheckInOrder, checkOrderAtom } from './jobs/checks/check-order.ts';
import { tryAgainAtom } from './jobs/checks/check-steps.ts';
import { type Inspect, inspectJobAtom } from './jobs/checks/inspect-job.ts';
import { giveUpUploadsAtom, uploadsToGiveUpAtom } from './jobs/sending/uploads-to-give-up.ts';
import { printJobsAtom } from './print-jobs-atom.ts';

/** Held by the tab that checks what nobody looks at. */
const checksLock = 'print-job-checks';

/** What could not be checked is tried again after this time, or when the connection is back. */
const againMs = 60_000;

const watched = new WeakSet<Shell['store']>();

/**
 * Checks every print job that was not checked yet, from now on: one at a time, the one looked at before all others, and
 * those nobody looks at in one tab only. What a reload breaks off begins again after it. Gives up what cannot be printed.
 */
export function watchChecks(
  { store, configuration }: Pick<Shell, 'store'> & { configuration: Pick<Configuration, 'maxFileBytes'> },
  inspect: Inspect = inspectInWorker,
): void {
  if (watched.has(store)) return;
  watched.add(store);
  const maxBytes = choiceLimitsOf(configuration).fileBytes;
  /** Checked in this tab, should the result not be kept. */
  const checked = new Set<string>();
  /** Until they are tried again: at once they would fail again, and again. */
  const failed = new Set<string>();
  let running: { jobId: string; stop: AbortController } | undefined;

  const check = async (next: CheckInOrder, signal: AbortSignal): Promise<void> => {
    const { jobId, uploadId } = next;
    const file = next.file ?? (uploadId === undefined ? undefined : await store.set(readStagedFileAtom, uploadId));
    const isDone = file === undefined || (await store.set(inspectJobAtom, { jobId, file, maxBytes, signal, inspect }));
    if (isDone && !signal.aborted && !next.isLookedAt) checked.add(jobId);
  };
  const begin = async (next: CheckInOrder): Promise<void> => {
    const stop = new AbortController();
    running = { jobId: next.jobId, stop };
    try {
      if (next.isLookedAt) await check(next, stop.signal);
      else await inOneTab(() => check(next, stop.signal), stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) {
        console.error('A print job could not be checked.', error);
        failed.add(next.jobId);
      }
    }
    running = undefined;
    look();
  };
  const look = (): void => {
    const isDue = ({ jobId, isLookedAt }: CheckInOrder): boolean =>
      !failed.has(jobId) && (isLookedAt || !checked.has(jobId));
    const next = store.get(checkOrderAtom).find(isDue);
    if (running) {
      const isGone = !store.get(printJobsAtom).some(({ job }) => job.id === running?.jobId);
      const comesAnotherFirst = next?.isLookedAt === true && next.jobId !== running.jobId;
      if (isGone || comesAnotherFirst) running.stop.abort();
    } else if (next) void begin(next);
  };
  store.sub(checkOrderAtom, look);
  look();
  watchUnprintable(store);
  tryAgainLater(() => {
    failed.clear();
    store.set(tryAgainAtom);
    look();
  });
}

/** The PDF engine loads with the first file. */
const inspectInWorker: Inspect = async (...inspection) => {
  const { inspectPdf } = await import('./inspection/inspect-pdf.ts');
  return inspectPdf(...inspection);
};

/** Does what one tab at a time does; browsers that keep nothing refuse locks, and have nothing that others check too. */
async function inOneTab(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(checksLock, { signal }, work);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
    await work();
  }
}

/** What cannot be printed is not sent any further, whoever found out and whenever its upload began. */
function watchUnprintable(store: Shell['store']): void {
  const giveUp = (): void => {
    store.set(giveUpUploadsAtom).catch((error: unknown) => {
      console.error('The upload of a file that cannot be printed could not be given up.', error);
    });
  };
  store.sub(uploadsToGiveUpAtom, giveUp);
  giveUp();
}

function tryAgainLater(again: () => void): void {
  setInterval(again, againMs);
  if (typeof window !== 'undefined') window.addEventListener('online', again);
}
