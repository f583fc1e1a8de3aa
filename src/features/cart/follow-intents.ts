import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { connectivityAtom, waitingCountAtom } from '#platform/connectivity/connectivity-atom.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { intentsAtom } from '#platform/intents/intent-atoms.ts';
import { sendIntentsAtom } from '#platform/intents/send-intents.ts';
import { sessionAtom, shellAtom, userAtom } from '#platform/session/session-atoms.ts';
import { intendedQuantitiesAtom } from './shown-lines-atoms.ts';
import { intendedQuantities } from './later/cart-intents.ts';
import { cartIntentSenders } from './later/send-cart-intents.ts';

const isFollowedAtom = atom(false);

/** Whether somebody is there to take what waits: the shop answers, and it is known whose session this is. */
const isShopThereAtom = atom(
  (get) => get(connectivityAtom) === 'online' && get(sessionAtom) !== null && get(userAtom) !== undefined,
);

const tellAtom = atom(null, async (get, set) => {
  const texts = get(shellAtom)?.texts;
  if (!texts) return;
  await loadTexts(texts, ['connection']);
  set(notifyAtom, { type: 'success', message: texts._(msg`Ihr Warenkorb ist jetzt, wie Sie ihn vorgemerkt haben.`) });
});

const isSendingAtom = atom(false);

const sendAtom = atom(null, async (get, set) => {
  const isWaiting = get(intentsAtom).some(({ problem }) => problem === null);
  if (!isWaiting || !get(isShopThereAtom) || get(isSendingAtom)) return;
  set(isSendingAtom, true);
  try {
    if ((await set(sendIntentsAtom, cartIntentSenders)) > 0) await set(tellAtom);
  } catch (error) {
    console.error('What waited for the shop could not be sent.', error);
  } finally {
    set(isSendingAtom, false);
  }
});

/** From now on what waits for the shop is shown, and sent whenever the shop is there. */
export const followIntentsAtom = atom(null, (get, set) => {
  const store = get(shellAtom)?.store;
  if (!store || get(isFollowedAtom)) return;
  set(isFollowedAtom, true);
  const look = (): void => {
    const intents = store.get(intentsAtom);
    store.set(waitingCountAtom, intents.length);
    store.set(intendedQuantitiesAtom, intendedQuantities(intents));
    void store.set(sendAtom);
  };
  store.sub(intentsAtom, look);
  store.sub(isShopThereAtom, () => void store.set(sendAtom));
  look();
});
