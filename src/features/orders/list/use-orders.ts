import { useCallback, useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { createQuestions } from '#platform/connectivity/questions.ts';
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
  const [ask] = useState(createQuestions);
  const load = useCallback(async (): Promise<void> => {
    setFailed(false);
    const { isOutdated, settle } = ask();
    try {
      const heard = hearingKept(api);
      const orders = await listOrders(heard.api, page, limit);
      if (isOutdated()) return;
      settle();
      setFound(orders);
      setKeptSince(heard.since());
    } catch (error) {
      console.error('The orders could not be loaded.', error);
      if (!isOutdated()) setFailed(true);
    }
  }, [api, page, limit, ask]);
  useEffect(() => void load(), [load]);
  const isKept = keptSince !== undefined;
  // A list that is kept leads to no other answer while the shop gives none.
  useEffect(() => {
    if (isKept && isOnline) void load();
  }, [isKept, isOnline, load]);
  return { found, keptSince, hasFailed, load };
}
