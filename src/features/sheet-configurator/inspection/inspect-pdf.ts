import { maxFileBytes } from '#print/pages/file-limit.ts';
import type { InspectedPage } from '#print/pages/inspected-file.ts';
import type { FileFailure } from '#print/pages/inspection-failure.ts';
import type { InspectionProgress, InspectionResult } from './inspection-messages.ts';
import { InspectionPort, InspectionUnavailableError } from './inspection-port.ts';
import { lookAtStructure } from './documents/file-structure.ts';
import { looksLikePdf } from './documents/pdf-header.ts';

export interface InspectionOptions {
  /** Stops the inspection; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Largest file that is looked at, in bytes; 300 MB unless told. */
  readonly maxBytes?: number;
  /** The first pages, measured before: the inspection goes on behind them. */
  readonly known?: readonly InspectedPage[];
}

const port = new InspectionPort(
  () => new Worker(new URL('./inspect-pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf-inspection' }),
);

/** Files have no identity in the worker (they are cloned), so each gets a number here. */
const fileKeys = new WeakMap<Blob, number>();
let lastFileKey = 0;

/**
 * Measures a PDF in the inspection worker: size, colour, margins, staves, pictures and fonts of every page. A file that
 * cannot be printed is a result (`failed`), not an error. Files that are too large or no PDF never load pdf.js.
 * @throws {InspectionUnavailableError} when the worker cannot be loaded or breaks down.
 */
export async function inspectPdf(
  file: Blob,
  { signal, maxBytes = maxFileBytes, known = [] }: InspectionOptions = {},
  onProgress: (progress: InspectionProgress) => void = () => undefined,
): Promise<InspectionResult> {
  signal?.throwIfAborted();
  if (file.size > maxBytes) return { status: 'failed', failure: 'too-large' };
  if (!(await looksLikePdf(file))) return { status: 'failed', failure: 'not-a-pdf' };
  if ((await lookAtStructure(file)) === 'incomplete') return { status: 'failed', failure: 'incomplete' };
  return port.run(
    { kind: 'inspect', fileKey: keyOf(file), file, known },
    (answer) => {
      if (answer.kind === 'progress') onProgress(answer.progress);
      if (answer.kind === 'slow') onProgress({ step: 'slow', page: answer.page, seconds: answer.seconds });
      return answer.kind === 'inspected' ? { value: answer.result } : undefined;
    },
    signal,
  );
}

function keyOf(file: Blob): number {
  const known = fileKeys.get(file);
  if (known !== undefined) return known;
  lastFileKey += 1;
  fileKeys.set(file, lastFileKey);
  return lastFileKey;
}

/** A picture of a page. */
export interface WantedPicture {
  /** From 1. */
  readonly page: number;
  readonly widthPx: number;
  /** With the pencil marks and comments laid over the page. */
  readonly withMarks: boolean;
}

/**
 * Opens a PDF in the inspection worker to see whether it can be printed at all.
 * @throws {InspectionUnavailableError} when the worker cannot be loaded or breaks down.
 */
export async function findFailure(file: Blob): Promise<FileFailure | null> {
  return port.run({ kind: 'open', fileKey: keyOf(file), file }, (answer) => {
    if (answer.kind === 'opened') return { value: null };
    return answer.kind === 'inspected' && answer.result.status === 'failed' ? { value: answer.result } : undefined;
  });
}

/**
 * Draws one page on white. The caller closes the bitmap when it is no longer shown.
 * @throws {InspectionUnavailableError} when the page cannot be drawn.
 */
export async function renderPage(file: Blob, picture: WantedPicture, signal?: AbortSignal): Promise<ImageBitmap> {
  return port.run(
    { kind: 'render', fileKey: keyOf(file), file, ...picture },
    (answer) => {
      if (answer.kind !== 'rendered') return undefined;
      if (!(answer.image instanceof ImageBitmap)) throw new InspectionUnavailableError('No picture came back');
      return { value: answer.image };
    },
    signal,
  );
}
