import { atom } from 'jotai';
import { forgetCartAtom } from '#features/cart/cart-atoms.ts';
import { forgetJobPreviews } from '#features/cart/job-preview.ts';
import { forgetCheckoutAtom } from '#features/checkout/forget-checkout.ts';
import { forgetOrdersAtom } from '#features/orders/known-orders.ts';
import { forgetCustomersWishlistAtom } from '#features/wishlist/wishlist-atoms.ts';
import { hasTaken } from '#offline/taken/taken-names.ts';
import { forgetWorkersAnswers } from '#platform/install/forget-workers-answers.ts';
import { passedNotificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { departuresAtom } from '#platform/session/session-tabs.ts';
import { loggedInIdAtom, sessionAtom } from '#platform/session/session-atoms.ts';
import { unansweredRegistrationAtom } from '#platform/session/unanswered-registration-atom.ts';

/** Takes out of this page's memory what belonged to a customer whose session it no longer is. What may come back (cart, what was typed) stays. */
export const forgetInMemoryAtom = atom(null, (_get, set) => {
  set(forgetOrdersAtom);
  set(forgetCustomersWishlistAtom);
  set(passedNotificationsAtom, []);
});

const forgetIntentsAtom = atom(null, async (_get, set, customer: string | undefined) => {
  const { forgetCustomersIntentsAtom } = await import('#platform/intents/intent-atoms.ts');
  await set(forgetCustomersIntentsAtom, customer);
});

/** Other tabs may have taken something along: whether there is anything is asked of the browser. */
const forgetTakenAlongAtom = atom(null, async (_get, set) => {
  if (!(await hasTaken())) return;
  const { forgetTakenAtom } = await import('#features/taken/look-after-takings.ts');
  await set(forgetTakenAtom);
});

/** Their print jobs, before the uploads of these. Whoever logs out was asked before. */
const eraseFilesAtom = atom(null, async (_get, set, customer: string | undefined) => {
  if (customer === undefined) return;
  const [{ eraseJobsAtom }, { eraseUploadsAtom }] = await Promise.all([
    import('#features/sheet-configurator/customer-jobs.ts'),
    import('#features/uploads/erase-uploads-atom.ts'),
  ]);
  await set(eraseJobsAtom, customer);
  await set(eraseUploadsAtom, customer);
});

/**
 * Somebody logged out, in this tab or in another: nothing of them stays in memory, databases and caches, neither their print
 * jobs nor their uploads. What a guest of this browser keeps stays: print jobs, uploads and the guest's wishlist. Resolves when
 * it is done.
 */
export const forgetCustomerAtom = atom(null, async (get, set): Promise<void> => {
  const customer = get(loggedInIdAtom);
  const whose = get(sessionAtom)?.customer?.id;
  set(departuresAtom, (departures) => departures + 1);
  set(sessionAtom, null);
  set(unansweredRegistrationAtom, null);
  set(forgetInMemoryAtom);
  const outcomes = await Promise.allSettled([
    set(forgetCartAtom),
    set(forgetIntentsAtom, whose),
    set(forgetCheckoutAtom),
    forgetJobPreviews(),
    forgetWorkersAnswers(),
    set(forgetTakenAlongAtom),
    set(eraseFilesAtom, customer),
  ]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      console.error('Something of the customer could not be forgotten.', outcome.reason);
});
