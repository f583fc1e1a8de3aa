import { atom } from 'jotai';
import { refreshSessionAtom, sessionAtom, shellAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import type { CmsFormPlace } from '#store-api/account/contact.ts';
import {
  confirmNewsletter,
  getNewsletterStatus,
  subscribeNewsletter,
  unsubscribeNewsletter,
  type NewsletterStatus,
} from '#store-api/account/newsletter.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { storefrontUrl } from '#store-api/storefront-url.ts';

/** Subscribed unless the status is optOut or undefined; a confirmation is needed when it is notSet (specification §4). */
export type Subscription = 'subscribed' | 'awaits-confirmation' | 'none';

export function subscriptionOf(status: NewsletterStatus): Subscription {
  if (status === 'notSet') return 'awaits-confirmation';
  return status === 'optOut' || status === 'undefined' ? 'none' : 'subscribed';
}

/** The customer's subscription; none for those who are not logged in. @throws {StoreApiError} */
export const loadSubscriptionAtom = atom(null, async (get): Promise<Subscription> => {
  try {
    return subscriptionOf(await getNewsletterStatus(get(storeApiAtom)));
  } catch (error) {
    if (hasStatus(error, 403)) return 'none';
    throw error;
  }
});

interface Subscriber {
  readonly email: string;
  /** Of this page. */
  readonly origin: string;
  /** The content page the form stands in. */
  readonly place?: CmsFormPlace | undefined;
}

/** Subscribes; the shop sends a link to confirm, except to a customer's own address. @throws {StoreApiError} 400, 429 */
export const subscribeAtom = atom(null, async (get, set, { email, origin, place }: Subscriber): Promise<void> => {
  const url = await set(readOwnUrlAtom, origin);
  await subscribeNewsletter(get(storeApiAtom), { email, ...place, ...(url && { storefrontUrl: url }) });
});

/** The shop's own address that its mails lead to, for a page of this origin; undefined leaves the choice to it. */
export const readOwnUrlAtom = atom(null, async (get, set, origin: string): Promise<string | undefined> => {
  // A form in a content page is often the first to need it: the session knows the addresses the shop takes.
  if (!get(sessionAtom)) await set(refreshSessionAtom);
  const [session, shell] = [get(sessionAtom), get(shellAtom)];
  return session && shell ? storefrontUrl(session, shell.languageIds[shell.locale], origin) : undefined;
});

/** Unsubscribes. @throws {StoreApiError} */
export const unsubscribeAtom = atom(null, (get, _set, email: string) =>
  unsubscribeNewsletter(get(storeApiAtom), email),
);

/** Confirms with both values of the link in the mail. @throws {StoreApiError} 400 for a link that is wrong or was used. */
export const confirmSubscriptionAtom = atom(null, (get, _set, link: { hash: string; em: string }) =>
  confirmNewsletter(get(storeApiAtom), link),
);
