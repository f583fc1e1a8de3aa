import { keptSinceHeader } from '#offline/kept-since.ts';
import type { StoreApiCall } from '#store-api/store-api-call.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** The same handle; tells since when an answer is kept that the service worker gave in the place of the shop's. */
export function notingKept(api: StoreApi, note: (since: string) => void): StoreApi {
  const heard = (call: StoreApiCall): StoreApiCall => ({
    ...call,
    onAnswer: (headers) => {
      const since = headers.get(keptSinceHeader);
      if (since !== null) note(since);
    },
  });
  return { ...api, send: (call) => api.send(heard(call)), fetchFile: (call) => api.fetchFile(heard(call)) };
}
