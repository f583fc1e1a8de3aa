import type { InspectionFailure } from '#print/pages/inspection-failure.ts';

/** The file cannot be printed, whatever we try. */
export class UnprintableFileError extends Error {
  override readonly name = 'UnprintableFileError';
  readonly failure: InspectionFailure;
  /** From 1; undefined when it is about the whole file. */
  readonly page: number | undefined;
  constructor(failure: InspectionFailure, page?: number) {
    super(failure);
    this.failure = failure;
    this.page = page;
  }
}
