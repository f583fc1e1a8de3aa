import { useEffect } from 'react';
import type { Size } from '#print/spec/paper-format.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { PagePictures } from './page-pictures.ts';
import { saveJobPicture } from './save-job-picture.ts';

/** Choices follow each other quickly; the picture is made when they rest. */
const restMs = 600;

/** Keeps the job's picture for the cart up to date. */
export function useJobPicture(
  jobId: string,
  row: PrintRow,
  sizes: readonly Size[],
  pictures: PagePictures | undefined,
): void {
  useEffect(() => {
    if (!pictures) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      saveJobPicture({ jobId, row, sizes, pictures, signal: abort.signal }).catch((error: unknown) => {
        // The cart shows a drawn booklet instead.
        if (!abort.signal.aborted) console.error('The picture of the job could not be kept.', error);
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [jobId, row, sizes, pictures]);
}
