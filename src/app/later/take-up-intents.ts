import type { createStore } from 'jotai';
import { laterAddresses } from '#features/addresses/later-addresses.ts';
import { laterCart } from '#features/cart/later-cart.ts';
import { laterReview } from '#features/reviews/later-review.ts';
import { laterContact } from '#features/contact/later-contact.ts';
import { laterNewsletter } from '#features/newsletter/later-newsletter.ts';
import { laterWishlist } from '#features/wishlist/later-wishlist.ts';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { followIntentsAtom, sendWaitingAtom } from '#platform/intents/follow-intents.ts';
import type { IntentKinds } from '#platform/intents/intent-kinds.ts';
import { reachShopAtom } from '../layouts/connection/reach-shop-atom.ts';

/** Every kind of change that waits for the shop. */
const everyKind: IntentKinds = new Map([
  ...laterCart.kinds,
  ...laterWishlist.kinds,
  ...laterContact,
  ...laterNewsletter,
  ...laterReview,
  ...laterAddresses,
]);

type Store = ReturnType<typeof createStore>;

/**
 * From now on what waits for the shop is shown, and sent whenever the shop is there.
 * @param asking of the worker that has heard of a network: by it, it is told that this page sends
 */
export function takeUpIntents(store: Store, asking?: MessagePort): void {
  for (const { showAtom } of [laterCart, laterWishlist]) store.set(showAtom);
  store.set(followIntentsAtom, everyKind);
  if (asking) sendNow(store, asking);
}

/** Where the shop was silent, it is asked first: what waits is sent once it answers. */
function sendNow(store: Store, asking: MessagePort): void {
  asking.postMessage('taken');
  if (store.get(connectivityAtom) === 'online') void store.set(sendWaitingAtom);
  else void store.set(reachShopAtom);
}
