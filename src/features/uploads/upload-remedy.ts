import type { UploadView } from './upload-view.ts';

/** What the shopper can do about a failure. */
type Remedy = 'retry' | 'reload' | 'pick' | 'give-up';

const remedies = new Map<string, Remedy>([
  ['unauthenticated', 'reload'],
  ['unauthorized-app', 'reload'],
  ['app-deleted', 'reload'],
  ['file-changed', 'pick'],
  ['copy-failed', 'pick'],
  ['too-large', 'give-up'],
  ['wrong-content', 'give-up'],
  ['unsupported-environment', 'give-up'],
]);

/** What helps against an error, by the kind that stands in an upload's record; trying again unless more is known. */
export const remedyOf = (error: string | undefined): Remedy => remedies.get(error ?? '') ?? 'retry';

/** Whether an upload is offered to have its file chosen again: nothing else helps. */
export const needsItsFile = ({ state, error }: Pick<UploadView, 'state' | 'error'>): boolean =>
  state === 'needs-file' || (state === 'error' && remedyOf(error) === 'pick');

/**
 * Whether an upload takes its file when it is chosen again: also what failed without a copy, or with bytes that were not
 * those of the file, for it cannot go on by itself.
 */
export const lacksItsFile = (upload: Pick<UploadView, 'state' | 'error' | 'copy'>): boolean =>
  needsItsFile(upload) || (upload.state === 'error' && (upload.copy === 'none' || upload.error === 'checksum'));
