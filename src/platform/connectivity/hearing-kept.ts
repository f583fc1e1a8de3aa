import type { StoreApi } from '#store-api/store-api.ts';
import { notingKept } from './noting-kept.ts';

/** The same handle for one question, and since when the answer to it is kept; undefined: the shop has just given it. */
export function hearingKept(api: StoreApi): { api: StoreApi; since: () => string | undefined } {
  let since: string | undefined;
  return { api: notingKept(api, (kept) => (since = kept)), since: () => since };
}
