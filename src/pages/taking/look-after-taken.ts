import { atom, type createStore } from 'jotai';
import { orderCodeOf } from '#features/orders/code-in-link.ts';
import { isLinkShownAtom } from '#features/orders/guest-links.ts';
import { lookAfterTakingsAtom } from '#features/taken/look-after-takings.ts';
import type { PartsOf, TakingKinds } from '#features/taken/taking-kinds.ts';
import { isEverybodysAtom, isOfSessionAtom, whoseOrder } from '#features/taken/whose-taking.ts';

/** What belongs to one kind; its code, and that of the shop's answers, comes when something of it is brought. */
const late = (bring: () => Promise<PartsOf>): PartsOf =>
  atom(null, async (_get, set, request) => set(await bring(), request));

const isOrderShownAtom = atom(
  (get) =>
    (path: string): boolean =>
      get(isLinkShownAtom)(orderCodeOf(path) ?? ''),
);

const everyKind: TakingKinds = new Map([
  [
    'category',
    {
      partsOf: late(async () => (await import('#features/taken/category-kind.ts')).categoryPartsAtom),
      mayBringAtom: isEverybodysAtom,
    },
  ],
  [
    'wishlist',
    {
      partsOf: late(async () => (await import('./wishlist-parts.ts')).wishlistPartsAtom),
      mayBringAtom: isOfSessionAtom,
    },
  ],
  [
    'order',
    {
      partsOf: late(async () => (await import('./order-parts.ts')).orderPartsAtom),
      mayBringAtom: whoseOrder(isOrderShownAtom),
    },
  ],
]);

/** From now on what was taken along is brought to its end, renewed, and shown as it is. */
export async function lookAfterTaken(store: ReturnType<typeof createStore>): Promise<void> {
  await store.set(lookAfterTakingsAtom, everyKind);
}
