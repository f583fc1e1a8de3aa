import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { reviewIntent, sendKeptReview } from '#offline/intents/product-review.ts';
import type { IntentKind, IntentKinds } from '#platform/intents/intent-kinds.ts';
import type { ListedIntent } from '#offline/intents/intent.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';

const sendReviewAtom: IntentKind['send'] = atom(null, (get, _set, intent: ListedIntent) =>
  sendKeptReview(get(storeApiAtom), intent),
);

const reviewKind: IntentKind = {
  send: sendReviewAtom,
  name: ({ subject }) => subject,
  words: ({ subject }, i18n) => i18n._(msg`Ihre Bewertung „${subject}“ geht an den Shop`),
  done: ({ subject }, i18n) =>
    i18n._(msg`Ihre Bewertung „${subject}“ ist angekommen. Sie erscheint, sobald wir sie gelesen haben.`),
  failed: ({ subject }, _problem, i18n) =>
    i18n._(msg`Ihre Bewertung „${subject}“ hat der Shop nicht angenommen. Sie ist noch da, beim Artikel.`),
};

/** Reviews by customers, for whoever follows what waits. */
export const laterReview: IntentKinds = new Map([[reviewIntent, reviewKind]]);
