import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { SentCard } from '#ui/feedback/sent-card.tsx';

interface SubscriptionSentProps {
  email: string;
  /** An editor's own words for it; without them, ours. */
  message?: string;
}

/** In the place of the form: what is still to do. */
export function SubscriptionSent({ email, message = '' }: SubscriptionSentProps): ReactElement {
  const { t } = useLingui();
  return (
    <SentCard title={t`Fast geschafft`}>
      {message !== '' && <p>{message}</p>}
      <p>{t`Bitte klicken Sie auf den Link in der E-Mail an ${email}. Erst danach schicken wir Ihnen den Newsletter.`}</p>
    </SentCard>
  );
}
