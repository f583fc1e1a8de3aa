import * as z from 'zod/mini';
import type { WaitingForm } from '#platform/intents/use-waiting-form.tsx';
import type { Intent } from '#platform/intents/intent.ts';
import { type CmsFormPlace, cmsFormPlaceSchema } from '#store-api/account/contact.ts';

/** How getting the newsletter, or not any more, is called among what waits. */
const newsletterIntents = { subscribe: 'newsletter-subscribe', unsubscribe: 'newsletter-unsubscribe' } as const;

export type NewsletterWish = keyof typeof newsletterIntents;

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

/** An e-mail address that is to get the newsletter, or not any more. */
export const waitingNewsletter = (wish: NewsletterWish, place: CmsFormPlace = {}): WaitingForm<{ email: string }> => ({
  kind: newsletterIntents[wish],
  make: ({ email }) => ({ subject: email, data: { email, place } }),
  read: (intent) => {
    const kept = keptSubscriberOf(intent);
    return kept && { email: kept.email };
  },
});
