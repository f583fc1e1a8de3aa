import type { KeyedFinding } from '#print/preflight/finding-key.ts';

/** A finding and the volume it is about. */
export interface RowFinding extends KeyedFinding {
  rowId: string;
  /** Told when a job has several volumes. */
  rowName: string | undefined;
}

/** Where a list of reasons can lead: the first question of a kind. */
export const confirmationId = (findingId: string): string => `confirm-${findingId}`;
