import type { createStore } from 'jotai';
import { laterAddresses } from '#features/addresses/later-addresses.ts';
import { laterCart } from '#features/cart/later-cart.ts';
import { laterReview } from '#features/reviews/later-review.ts';
import { laterContact } from '#features/contact/later-contact.ts';
import { laterNewsletter } from '#features/newsletter/later-newsletter.ts';
import { laterWishlist } from '#features/wishlist/later-wishlist.ts';
import { followIntentsAtom } from '#platform/intents/follow-intents.ts';
import type { IntentKinds } from '#platform/intents/intent-kinds.ts';

/** Every kind of change that waits for the shop. */
const everyKind: IntentKinds = new Map([
  ...laterCart.kinds,
  ...laterWishlist.kinds,
  ...laterContact,
  ...laterNewsletter,
  ...laterReview,
  ...laterAddresses,
]);

/** From now on what waits for the shop is shown, and sent whenever the shop is there. */
export function takeUpIntents(store: ReturnType<typeof createStore>): void {
  for (const { showAtom } of [laterCart, laterWishlist]) store.set(showAtom);
  store.set(followIntentsAtom, everyKind);
}
