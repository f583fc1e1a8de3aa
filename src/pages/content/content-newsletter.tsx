import { useState, type ComponentProps, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { NewsletterSetting } from '#features/newsletter/newsletter-setting.tsx';
import { SubscriptionSent } from '#features/newsletter/subscription-sent.tsx';
import { sessionKindAtom, userAtom } from '#platform/session/session-atoms.ts';

interface ContentNewsletterProps {
  place: NonNullable<ComponentProps<typeof NewsletterForm>['place']>;
  /** The editor's words for afterwards, often empty. */
  answer: string;
}

/** The newsletter where an editor put it: for customers the state of their own subscription, for everybody else the form. */
export function ContentNewsletter({ place, answer }: ContentNewsletterProps): ReactElement {
  const user = useAtomValue(userAtom);
  const isCustomer = useAtomValue(sessionKindAtom) === 'customer';
  const [subscribed, setSubscribed] = useState<string | null>(null);
  if (subscribed !== null) return <SubscriptionSent email={subscribed} message={answer} />;
  if (user && isCustomer) return <NewsletterSetting email={user.email} />;
  return <NewsletterForm kind="subscribe" place={place} onDone={setSubscribed} />;
}
