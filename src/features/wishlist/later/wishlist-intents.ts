import { atom } from 'jotai';
import { wishlistIntent, wishOf, type Wish } from '#offline/intents/wishlist-change.ts';
import { keepIntentAtom } from '#platform/intents/intent-atoms.ts';
import { showingIntentsAtom } from '#platform/intents/showing-intents.ts';
import { laterWishesAtom } from '../later-wishes-atom.ts';

/** From now on the wishlist is shown with what waits for the shop. */
export const showWishesAtom = showingIntentsAtom((set, intents) => {
  const wishes = intents.flatMap((intent): [string, boolean][] => {
    const wish = intent.problem === null ? wishOf(intent) : undefined;
    return wish ? [[wish.productId, wish.isListed]] : [];
  });
  set(laterWishesAtom, new Map(wishes));
});

/** Puts a product on the list, or takes it off, as soon as the shop can be reached. @throws when it cannot be kept */
export const keepWishAtom = atom(null, async (_get, set, wish: Wish, name: string) => {
  set(showWishesAtom);
  const made = { kind: wishlistIntent, data: wish, subject: name };
  await set(keepIntentAtom, made, (other) => wishOf(other)?.productId === wish.productId);
});
