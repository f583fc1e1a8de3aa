import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import type { IntentKind, IntentKinds } from '#platform/intents/intent-kinds.ts';
import type { ListedIntent } from '#platform/intents/intent-atoms.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { listReviews, saveReview } from '#store-api/catalogue/product-reviews.ts';
import { keptReviewOf, reviewIntent } from './later/waiting-review.ts';

const sendReviewAtom: IntentKind['send'] = atom(null, async (get, _set, intent: ListedIntent) => {
  const kept = keptReviewOf(intent);
  if (!kept) return null;
  const { productId, review } = kept;
  const api = get(storeApiAtom);
  // The shop takes a second one too, and the answer to an earlier try may have been lost.
  const { reviews } = await listReviews(api, productId);
  const isThere = reviews.some(({ title, content }) => title === review.title && content === review.content);
  if (!isThere) await saveReview(api, productId, review);
  return null;
});

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
