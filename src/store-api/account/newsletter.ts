import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import type { CmsFormPlace } from './contact.ts';
import type { StoreApi } from '../store-api.ts';
import { change, sessionRead } from '../store-api-call.ts';

const statusAnswerSchema = z.object({ status: z.string() });

/** `direct` and `optIn` are subscribed, `notSet` waits for the confirmation, `optOut` and `undefined` are not. */
export type NewsletterStatus = 'undefined' | 'notSet' | 'direct' | 'optIn' | 'optOut';

const knownStatuses: readonly NewsletterStatus[] = ['notSet', 'direct', 'optIn', 'optOut'];

/** The customer's subscription. @throws {StoreApiError} 403 for guests and while nobody is logged in. */
export async function getNewsletterStatus(api: StoreApi): Promise<NewsletterStatus> {
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
export async function subscribeNewsletter(api: StoreApi, subscription: NewsletterSubscription): Promise<void> {
  await api.send(change('newsletter/subscribe', { option: 'subscribe', storefrontUrl: api.endpoint, ...subscription }));
}

/** Confirms with both values of the link in the mail. @throws {StoreApiError} 400 for a link that is wrong or was used. */
export async function confirmNewsletter(
  api: StoreApi,
  link: { readonly hash: string; readonly em: string },
): Promise<void> {
  await api.send(change('newsletter/confirm', link));
}

/** @throws {StoreApiError} 400 for an address that never subscribed. */
export async function unsubscribeNewsletter(api: StoreApi, email: string): Promise<void> {
  await api.send(change('newsletter/unsubscribe', { email }));
}
