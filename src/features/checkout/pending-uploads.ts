import { groupLines, isJob, type GroupableLine } from '#features/cart/group-lines.ts';
import { unread, type Unread } from '#platform/persistence/persisted-atom.ts';
import type { PrintJobFile } from '#print/payload/print-job-payload.ts';

/** A file the cart names, and the job it belongs to. */
export type NeededFile = Pick<PrintJobFile, 'path' | 'size' | 'md5'> & { readonly jobId: string };

/** What the storage said about a file; `unreachable`: it could not be asked. */
export type FileAnswer = 'stored' | 'missing' | 'unreachable';

/** Files of the cart's print jobs of which nobody knows that they are in the storage. */
export interface PendingUploads {
  /** How many there are: with one of them it cannot be ordered. */
  readonly files: number;
  /** On their way, or waiting for a connection. */
  readonly moving: number;
  /** Stopped: paused, failed, or in need of their file. Nothing happens until the reader does something. */
  readonly stopped: number;
  /** Files the storage does not have. */
  readonly missing: number;
  /** A job whose files are stopped or missing, to lead there. */
  readonly stoppedJobId: string | undefined;
  /** Share of all bytes of files under way or stopped that have arrived, 0–1. */
  readonly share: number;
  /** Files the storage could not be asked for. */
  readonly unreachable: number;
  /** Files this browser knows nothing of, for which the storage has to be asked. */
  readonly unknown: readonly NeededFile[];
}

/** What is asked of an entry of the upload queue. */
interface Upload {
  readonly path: string;
  readonly size: number;
  /** Bytes the storage has acknowledged. */
  readonly acknowledged: number;
  readonly state: string;
}

/** The upload queue of this browser; while its records have not been read nobody can say that an upload is unknown. */
export type KnownUploads = readonly Upload[] | Unread;

/** What the storage said, by path. */
export type FileAnswers = ReadonlyMap<string, FileAnswer>;

const stoppedStates = new Set(['paused', 'pausing', 'needs-file', 'error', 'canceling', 'canceled']);

/**
 * Compares the files the cart's jobs name with the upload queue of this browser, and those the queue does not know with
 * what the storage said. A file has arrived when one of both says so, never because nobody knows of it.
 */
export function findPendingUploads(
  lines: readonly GroupableLine[],
  queue: KnownUploads,
  answers: FileAnswers,
): PendingUploads {
  const uploads = queue === unread ? [] : queue;
  const byPath = new Map(uploads.map((upload) => [upload.path, upload]));
  const needed = groupLines(lines)
    .filter(isJob)
    .flatMap(({ id, lead }) =>
      (lead?.files ?? []).map(({ path, size, md5 }): NeededFile => ({ jobId: id, path, size, md5 })),
    );
  const pending = needed.flatMap(({ jobId, path }) => {
    const upload = byPath.get(path);
    return upload && upload.state !== 'success' ? [{ jobId, upload }] : [];
  });
  const stopped = pending.filter(({ upload }) => stoppedStates.has(upload.state));
  const unlisted = needed.filter(({ path }) => !byPath.has(path));
  const answered = (answer?: FileAnswer) => unlisted.filter(({ path }) => answers.get(path) === answer);
  const missing = answered('missing');
  const sum = (of: (upload: Upload) => number): number => pending.reduce((total, { upload }) => total + of(upload), 0);
  const bytes = sum(({ size }) => size);
  return {
    files: pending.length + unlisted.length - answered('stored').length,
    moving: pending.length - stopped.length,
    stopped: stopped.length,
    missing: missing.length,
    stoppedJobId: [...stopped, ...missing][0]?.jobId,
    share: bytes === 0 ? 1 : sum(({ acknowledged }) => acknowledged) / bytes,
    unreachable: answered('unreachable').length,
    unknown: queue === unread ? [] : answered(),
  };
}
