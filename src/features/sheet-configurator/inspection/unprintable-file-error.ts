import type { InspectionFailure } from '#print/inspected-file.ts';

/** The file cannot be printed, whatever we try. */
export class UnprintableFileError extends Error {
  override readonly name = 'UnprintableFileError';
  readonly failure: InspectionFailure;
  constructor(failure: InspectionFailure) {
    super(failure);
    this.failure = failure;
  }
}
