import type { Finding } from '#print/finding.ts';

/** A finding and the volume it is about. */
export interface RowFinding {
  rowId: string;
  /** Told when a job has several volumes. */
  rowName: string | undefined;
  finding: Finding;
}

/** Where a list of reasons can lead: the first question of a kind. */
export const confirmationId = (findingId: string): string => `confirm-${findingId}`;
