import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import type { CmsFormPlace } from './contact.ts';
import { change, sessionRead, type ShopLine } from '../store-api-call.ts';
import { hasCode } from '../store-api-error.ts';

const statusAnswerSchema = z.object({ status: z.string() });

/** `direct` and `optIn` are subscribed, `notSet` waits for the confirmation, `optOut` and `undefined` are not. */
export type NewsletterStatus = 'undefined' | 'notSet' | 'direct' | 'optIn' | 'optOut';

const knownStatuses: readonly NewsletterStatus[] = ['notSet', 'direct', 'optIn', 'optOut'];

/** The customer's subscription. @throws {StoreApiError} 403 for guests and while nobody is logged in. */
export async function getNewsletterStatus(api: ShopLine): Promise<NewsletterStatus> {
  const { status } = await ask(api, sessionRead('account/newsletter-recipient'), statusAnswerSchema);
  return knownStatuses.find((known) => known === status) ?? 'undefined';
}

export type NewsletterSubscription = CmsFormPlace & {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly salutationId?: string;
  /** `subscribe`, unless the shop is to do without a confirmation mail. */
  readonly option?: 'subscribe' | 'direct';
  /** One of the sales channel's domains; the link in the mail starts with it. Default: the endpoint. */
  readonly storefrontUrl?: string;
};

/** Subscribes; the shop sends a link to confirm, except to a customer's own address. @throws {StoreApiError} 400, 429 */
export async function subscribeNewsletter(api: ShopLine, subscription: NewsletterSubscription): Promise<void> {
  await api.send(change('newsletter/subscribe', { option: 'subscribe', storefrontUrl: api.endpoint, ...subscription }));
}

/** Confirms with both values of the link in the mail. @throws {StoreApiError} 400 for a link that is wrong or was used. */
export async function confirmNewsletter(
  api: ShopLine,
  link: { readonly hash: string; readonly em: string },
): Promise<void> {
  await api.send(change('newsletter/confirm', link));
}

/** Unsubscribes. An address that never subscribed counts as done: who gets the newsletter is nobody's business. @throws {StoreApiError} */
export async function unsubscribeNewsletter(api: ShopLine, email: string): Promise<void> {
  try {
    await api.send(change('newsletter/unsubscribe', { email }));
  } catch (error) {
    if (!hasCode(error, 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND')) throw error;
  }
}
