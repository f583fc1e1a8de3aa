import { atom } from 'jotai';
import type { OrderDetail } from '#store-api/checkout/orders.ts';
import { guestLinksAtom } from './guest-links.ts';

/**
 * What is known of an order. `missing`: this session has no such order. `locked`: the session has no customer (another
 * browser, or it has ended). `unreachable`: the shop could not be asked.
 */
export type OrderState =
  | { readonly state: 'loading' | 'missing' | 'locked' | 'unreachable' }
  | ({
      readonly state: 'found';
      /** Since when this device keeps it, where the shop did not answer. */
      readonly keptSince?: string | undefined;
    } & OrderDetail);

/** By id. */
export const ordersAtom = atom<ReadonlyMap<string, OrderState>>(new Map());

/** Takes all orders out of memory, and what guests showed for them: they are those of another session. */
export const forgetOrdersAtom = atom(null, (_get, set) => {
  set(ordersAtom, new Map());
  set(guestLinksAtom, []);
});
