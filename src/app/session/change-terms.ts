import { atom } from 'jotai';
import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { forgetWorkersAnswers } from '#platform/install/forget-workers-answers.ts';
import { isSessionNeededAtom } from '#platform/session/first-view.ts';
import { isSessionNewAtom } from '#platform/session/noting-opening.ts';
import { refreshSessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { sessionTabsAtom } from '#platform/session/session-tabs.ts';
import { patchContext } from '#store-api/context.ts';

export interface ChosenTerms {
  currencyId?: string;
  countryId?: string;
}

/**
 * Chooses the currency and where to ship to, with one call; who has no session gets one with it. Prices follow in every tab:
 * what the service worker keeps of the shop's answers was reckoned before, and so was the page (`followSession`).
 * @throws {StoreApiError} where the shop could not be told; then nothing has changed
 */
export const changeTermsAtom = atom(null, async (get, set, terms: ChosenTerms): Promise<void> => {
  await patchContext(get(storeApiAtom), terms);
  set(isSessionNewAtom, false);
  await forgetWorkersAnswers().catch((error: unknown) => console.warn('Old prices may be shown once more.', error));
  set(isSessionNeededAtom, true);
  await set(refreshSessionAtom);
  get(sessionTabsAtom).tell('changed');
  await set(loadCartAtom);
});
