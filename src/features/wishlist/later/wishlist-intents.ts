import { atom } from 'jotai';
import * as z from 'zod/mini';
import { keepIntentAtom } from '#platform/intents/intent-atoms.ts';
import type { Intent } from '#platform/intents/intent.ts';
import { showingIntentsAtom } from '#platform/intents/showing-intents.ts';
import { laterWishesAtom } from '../later-wishes-atom.ts';

/** How a change of a customer's wishlist is called among those that wait. */
export const wishlistIntent = 'wishlist';

const wishSchema = z.object({ productId: z.string(), isListed: z.boolean() });

export type Wish = z.infer<typeof wishSchema>;

/** Undefined for changes of something else, and for what cannot be read. */
export function wishOf({ kind, data }: Pick<Intent, 'kind' | 'data'>): Wish | undefined {
  return kind === wishlistIntent ? wishSchema.safeParse(data).data : undefined;
}

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
