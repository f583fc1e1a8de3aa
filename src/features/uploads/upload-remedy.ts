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
