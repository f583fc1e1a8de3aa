import { isUnreachable } from '#store-api/is-unreachable.ts';

/** Why currency or country could not be chosen. */
export type TermsProblem = 'unreachable' | 'refused';

/** What a proxy says when nothing answers behind it is no word of the shop's. */
export const problemOf = (error: unknown): TermsProblem => (isUnreachable(error) ? 'unreachable' : 'refused');
