import type { Difference } from './compare-json.ts';
import type { Recording } from './recording.ts';

/** Recordings and the shop that is held to them; they must be run in their order. */
export interface RecordedRun {
  readonly recordings: readonly Recording[];
  run(recording: Recording): Promise<readonly Difference[]>;
  close(): Promise<void>;
}
