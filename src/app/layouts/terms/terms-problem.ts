import { hasStatus } from '#store-api/store-api-error.ts';

/** Why currency or country could not be chosen. */
export type TermsProblem = 'unreachable' | 'refused';

/** What a proxy says when nothing answers behind it is no word of the shop's. */
export const problemOf = (error: unknown): TermsProblem =>
  hasStatus(error, 0, 408, 502, 503, 504) ? 'unreachable' : 'refused';
