import * as z from 'zod/mini';
import { cmsFormPlaceSchema } from '#store-api/account/contact.ts';
import { subscribeNewsletter, unsubscribeNewsletter } from '#store-api/account/newsletter.ts';
import type { ShopLine } from '#store-api/store-api-call.ts';
import type { Intent, IntentProblem } from './intent.ts';

/** How getting the newsletter, or not any more, is called among what waits. */
export const newsletterIntents = { subscribe: 'newsletter-subscribe', unsubscribe: 'newsletter-unsubscribe' } as const;

export const newsletterIntentKinds = Object.values(newsletterIntents);

export const isLeavingIntent = ({ kind }: Pick<Intent, 'kind'>): boolean => kind === newsletterIntents.unsubscribe;

const keptWishSchema = z.object({
  email: z.string(),
  place: cmsFormPlaceSchema,
});

/** Undefined for changes of something else, and for what cannot be read. */
export function keptSubscriberOf({ kind, data }: Pick<Intent, 'kind' | 'data'>) {
  return newsletterIntentKinds.some((one) => one === kind) ? keptWishSchema.safeParse(data).data : undefined;
}

/** @param storefrontUrl where the link of the mail leads, see `storefrontUrl` of the Store API. @throws {StoreApiError} */
export async function sendKeptSubscriber(
  shop: ShopLine,
  intent: Intent,
  storefrontUrl: string | undefined,
): Promise<IntentProblem | null> {
  const kept = keptSubscriberOf(intent);
  if (!kept) return 'refused';
  const { email, place } = kept;
  if (isLeavingIntent(intent)) await unsubscribeNewsletter(shop, email);
  else await subscribeNewsletter(shop, { email, ...place, ...(storefrontUrl && { storefrontUrl }) });
  return null;
}
