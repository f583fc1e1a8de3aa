/** Why a file cannot be printed at all. */
export const inspectionFailures = [
  'not-a-pdf',
  'damaged',
  'incomplete',
  'password',
  'printing-forbidden',
  'too-large',
  'too-many-pages',
  'page-too-large',
  'picture-too-large',
  'too-complex',
] as const;
export type InspectionFailure = (typeof inspectionFailures)[number];

/** A failure and the page (from 1) it is about, where it is about one. */
export interface FileFailure {
  readonly failure: InspectionFailure;
  readonly page?: number | undefined;
}
