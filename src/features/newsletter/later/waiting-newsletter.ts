import { keptSubscriberOf, newsletterIntents } from '#offline/intents/newsletter-wish.ts';
import type { WaitingForm } from '#platform/intents/use-waiting-form.tsx';
import type { CmsFormPlace } from '#store-api/account/contact.ts';

export type NewsletterWish = keyof typeof newsletterIntents;

/** An e-mail address that is to get the newsletter, or not any more. */
export const waitingNewsletter = (wish: NewsletterWish, place: CmsFormPlace = {}): WaitingForm<{ email: string }> => ({
  kind: newsletterIntents[wish],
  make: ({ email }) => ({ subject: email, data: { email, place } }),
  read: (intent) => {
    const kept = keptSubscriberOf(intent);
    return kept && { email: kept.email };
  },
});
