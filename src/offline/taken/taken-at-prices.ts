import { postKey } from '../post-key.ts';
import { takenCache } from './taken-names.ts';

/**
 * Under what an answer of the catalogue lies that was taken along at prices that are not everybody's, for every session with the same.
 * @param prices what they go by (currency, taxes, group, rules)
 */
export const priceKey = (request: Request, prices: string): Promise<Request> => postKey(request, `prices ${prices}`);

/** Such an answer, where it was taken along. Looking makes no cache. */
export async function takenAtPrices(request: Request, prices: string): Promise<Response | undefined> {
  if (typeof caches === 'undefined') return undefined;
  return caches.match((await priceKey(request, prices)).url, { cacheName: takenCache, ignoreVary: true });
}
