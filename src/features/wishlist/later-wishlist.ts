import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import type { IntentKind, IntentKinds, IntentSender } from '#platform/intents/intent-kinds.ts';
import type { Intent, ListedIntent } from '#offline/intents/intent.ts';
import { sendKeptWish, wishlistIntent, wishOf } from '#offline/intents/wishlist-change.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { showWishesAtom } from './later/wishlist-intents.ts';
import { wishlistReloadsAtom } from './later-wishes-atom.ts';
import { answeredWishesAtom, readShopIdsAtom, shopIdsAtom } from './wishlist-atoms.ts';

const sendWishAtom: IntentSender = atom(null, async (get, set, intent: ListedIntent) => {
  const problem = await sendKeptWish(get(storeApiAtom), intent);
  if (problem !== null) return problem;
  const wish = wishOf(intent);
  if (wish) set(answeredWishesAtom, (wishes) => [...wishes, [wish.productId, wish.isListed]]);
  // What others have put on it meanwhile is on the list as well.
  await set(reloadWishlistAtom);
  return null;
});

/** Reads a customer's list again: it was changed, and perhaps elsewhere, too. What was known stays when it cannot be had. */
const reloadWishlistAtom = atom(null, async (get, set) => {
  try {
    // Before it was read, and after a logout, nobody has a list here.
    await set(readShopIdsAtom, () => get(shopIdsAtom) !== null);
  } catch (error) {
    console.warn('The wishlist could not be read again.', error);
  }
  set(wishlistReloadsAtom, get(wishlistReloadsAtom) + 1);
});

const nameOf = ({ subject }: Intent, i18n: I18n): string => (subject === '' ? i18n._(msg`Ein Artikel`) : subject);

const wishlistKind: IntentKind = {
  send: sendWishAtom,
  reload: reloadWishlistAtom,
  name: nameOf,
  words: (intent, i18n) => {
    const name = nameOf(intent, i18n);
    return wishOf(intent)?.isListed === false
      ? i18n._(msg`„${name}“ kommt von der Merkliste`)
      : i18n._(msg`„${name}“ kommt auf die Merkliste`);
  },
  done: (_intent, i18n) => i18n._(msg`Ihre Merkliste ist jetzt, wie Sie sie vorgemerkt haben.`),
  failed: (intent, problem, i18n) => {
    const name = nameOf(intent, i18n);
    return problem === 'refused'
      ? i18n._(msg`„${name}“: Die vorgemerkte Änderung der Merkliste hat der Shop nicht angenommen.`)
      : i18n._(msg`„${name}“ ist nicht mehr erhältlich und steht deshalb nicht auf Ihrer Merkliste.`);
  },
};

interface LaterWishlist {
  readonly kinds: IntentKinds;
  readonly showAtom: typeof showWishesAtom;
}

/** What waits of a customer's wishlist, for whoever follows what waits. */
export const laterWishlist: LaterWishlist = {
  kinds: new Map([[wishlistIntent, wishlistKind]]),
  showAtom: showWishesAtom,
};
