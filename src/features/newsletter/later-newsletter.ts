import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { isLeavingIntent, newsletterIntentKinds, sendKeptSubscriber } from '#offline/intents/newsletter-wish.ts';
import type { IntentKind, IntentKinds } from '#platform/intents/intent-kinds.ts';
import type { ListedIntent } from '#offline/intents/intent.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { readOwnUrlAtom } from './newsletter-atoms.ts';

const sendWishAtom: IntentKind['send'] = atom(null, async (get, set, intent: ListedIntent) =>
  sendKeptSubscriber(get(storeApiAtom), intent, await set(readOwnUrlAtom, location.origin)),
);

const newsletterKind: IntentKind = {
  send: sendWishAtom,
  name: ({ subject }) => subject,
  words: (intent, i18n) => {
    const { subject } = intent;
    return isLeavingIntent(intent)
      ? i18n._(msg`Newsletter für ${subject} abbestellen`)
      : i18n._(msg`Newsletter für ${subject} abonnieren`);
  },
  done: (intent, i18n) => {
    const { subject } = intent;
    return isLeavingIntent(intent)
      ? i18n._(msg`${subject} bekommt keinen Newsletter mehr von uns.`)
      : i18n._(
          msg`Der Newsletter für ${subject} ist angemeldet. Ist die Adresse neu, bestätigen Sie bitte den Link in der E-Mail.`,
        );
  },
  failed: ({ subject }, _problem, i18n) =>
    i18n._(msg`Newsletter: Die Adresse ${subject} hat der Shop nicht angenommen. Bitte prüfen Sie sie.`),
};

/** Wishes about the newsletter, for whoever follows what waits. */
export const laterNewsletter: IntentKinds = new Map(newsletterIntentKinds.map((kind) => [kind, newsletterKind]));
