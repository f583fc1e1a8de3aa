import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { PaymentChoice } from '#features/account/payment-choice.tsx';
import type { User } from '#platform/session/session-atoms.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { AccountPage } from './account-page.tsx';
import { SavedNote } from './saved-note.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  return (
    <AccountPage
      title={t`Ihre Zahlungsart`}
      intro={t`Damit beginnt Ihre nächste Bestellung. An der Kasse können Sie immer noch anders bezahlen.`}
    >
      {(customer) => <Payment customer={customer} />}
    </AccountPage>
  );
}

function Payment({ customer }: { customer: User }): ReactElement {
  const { t } = useLingui();
  const [times, setTimes] = useState(0);
  return (
    <Stack gap={5}>
      <PaymentChoice customer={customer} onDone={() => setTimes(times + 1)} />
      <SavedNote text={t`Ihre Standard-Zahlungsart ist gespeichert.`} times={times} />
    </Stack>
  );
}
