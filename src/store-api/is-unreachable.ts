import { hasStatus } from './store-api-error.ts';

/** What says that the shop could not be asked just now. */
export const unreachableStatuses: readonly number[] = [0, 408, 502, 503, 504];

/** Whether the shop could not be asked just now: the same may work later. */
export const isUnreachable = (error: unknown): boolean => hasStatus(error, ...unreachableStatuses);
