import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { loadOrderAtom, orderStatesAtom, type OrderState } from './order-atoms.ts';

/** An order of this session, loaded when the page is shown. */
export function useOrder(orderId: string): OrderState {
  const load = useSetAtom(loadOrderAtom);
  useEffect(() => void load(orderId), [load, orderId]);
  return useAtomValue(orderStatesAtom)(orderId);
}
