import { groupLines, isJob, type GroupableLine } from '#features/cart/group-lines.ts';

/** Files of the cart's print jobs that are not in the storage yet. */
export interface PendingUploads {
  /** On their way, or waiting for a connection. */
  readonly moving: number;
  /** Stopped: paused, failed, or in need of their file. Nothing happens until the reader does something. */
  readonly stopped: number;
  /** A job whose files are stopped, to lead there. */
  readonly stoppedJobId: string | undefined;
  /** Share of all bytes that have arrived, 0–1. */
  readonly share: number;
}

/** What is asked of an entry of the upload queue. */
interface Upload {
  readonly path: string;
  readonly size: number;
  /** Bytes the storage has acknowledged. */
  readonly acknowledged: number;
  readonly state: string;
}

const stoppedStates = new Set(['paused', 'pausing', 'needs-file', 'error', 'canceling', 'canceled']);

/**
 * Compares the files the cart's jobs name with the upload queue of this browser. A file the queue does not know was
 * brought to the storage earlier or from elsewhere.
 */
export function findPendingUploads(lines: readonly GroupableLine[], uploads: readonly Upload[]): PendingUploads {
  const byPath = new Map(uploads.map((upload) => [upload.path, upload]));
  const wanted = groupLines(lines)
    .filter(isJob)
    .flatMap(({ id, lead }) => (lead?.files ?? []).map(({ path }) => ({ jobId: id, upload: byPath.get(path) })));
  const pending = wanted.flatMap(({ jobId, upload }) =>
    upload && upload.state !== 'success' ? [{ jobId, upload }] : [],
  );
  const stopped = pending.filter(({ upload }) => stoppedStates.has(upload.state));
  const sum = (of: (upload: Upload) => number): number => pending.reduce((total, { upload }) => total + of(upload), 0);
  const bytes = sum(({ size }) => size);
  return {
    moving: pending.length - stopped.length,
    stopped: stopped.length,
    stoppedJobId: stopped[0]?.jobId,
    share: bytes === 0 ? 1 : sum(({ acknowledged }) => acknowledged) / bytes,
  };
}
