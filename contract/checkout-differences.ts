import type { AcceptedDifference } from './accepted-difference.ts';

/** Where our answers about cart, account and orders differ from the recorded ones on purpose. */
export const checkoutDifferences: readonly AcceptedDifference[] = [];
