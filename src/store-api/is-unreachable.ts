import { hasStatus } from './store-api-error.ts';

/** Whether the shop could not be asked just now: the same may work later. */
export const isUnreachable = (error: unknown): boolean => hasStatus(error, 0, 408, 502, 503, 504);
