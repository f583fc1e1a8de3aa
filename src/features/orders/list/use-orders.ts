import { useCallback, useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { hearingKept } from '#platform/connectivity/hearing-kept.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { listOrders, type OrderPage } from '#store-api/checkout/orders.ts';

/** Orders of the session's customer, so many on a page. @param page from 1 */
export function useOrders(page: number, limit: number) {
  const api = useAtomValue(storeApiAtom);
  const [found, setFound] = useState<OrderPage>();
  const [keptSince, setKeptSince] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const isOnline = useAtomValue(connectivityAtom) === 'online';
  const load = useCallback(async (): Promise<void> => {
    setFailed(false);
    try {
      const heard = hearingKept(api);
      setFound(await listOrders(heard.api, page, limit));
      setKeptSince(heard.since());
    } catch (error) {
      console.error('The orders could not be loaded.', error);
      setFailed(true);
    }
  }, [api, page, limit]);
  useEffect(() => void load(), [load]);
  const isKept = keptSince !== undefined;
  // A list that is kept leads to no other answer while the shop gives none.
  useEffect(() => {
    if (isKept && isOnline) void load();
  }, [isKept, isOnline, load]);
  return { found, keptSince, hasFailed, load };
}
