import type { ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { firstLineOf } from '#store-api/schemas/payment-method.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import { choosePaymentMethodAtom, chosenPaymentMethodAtom, paymentMethodsAtom } from './method-atoms.ts';
import { MethodChoice } from './method-choice.tsx';
import { PaymentMark } from './payment-mark.tsx';

/** How it is paid. Payment pages open after the order, never before. */
export function PaymentSection({ number, waiting }: { number: number; waiting: boolean }): ReactElement {
  const { t } = useLingui();
  const methods = useAtomValue(paymentMethodsAtom);
  const chosen = useAtomValue(chosenPaymentMethodAtom);
  const choose = useSetAtom(choosePaymentMethodAtom);
  const options = methods?.map((method) => ({
    value: method.id,
    label: method.name,
    description: firstLineOf(method),
    picture: <PaymentMark method={method} />,
  }));
  return (
    <CheckoutSection
      id="payment"
      number={number}
      heading={t`Zahlung`}
      state={waiting ? 'waiting' : 'open'}
      note={t`Die Zahlungsarten sehen Sie, sobald wir Ihre Adresse kennen.`}
    >
      <MethodChoice
        legend={t`Zahlungsart`}
        options={options}
        none={t`Gerade ist keine Zahlungsart möglich. Bitte fragen Sie uns.`}
        value={chosen}
        choose={choose}
      />
    </CheckoutSection>
  );
}
