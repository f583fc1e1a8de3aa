import { useState, type ReactElement } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { shopRefusalText } from '#features/cart/shop-refusal-text.ts';
import { latestTransaction } from '#features/orders/order-payment.ts';
import { useAsked } from '#platform/connectivity/use-asked.ts';
import { leaveTo } from '#platform/navigation/external-navigation.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { firstLineOf } from '#store-api/schemas/payment-method.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RadioCardGroup } from '#ui/fields/radio-card-group.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { loadMethodsAtom, paymentMethodsAtom } from './methods/method-atoms.ts';
import { PaymentMark } from './methods/payment-mark.tsx';
import { payAgainAtom } from './after/pay-again-atom.ts';

interface PayAgainProps {
  order: Order;
  /** A promotion may forbid another way to pay. */
  changeable: boolean;
  /** There is nothing to pay now: the new way is an invoice, for example. */
  onSettled: () => void;
}

/** Pays an order that is not paid yet, in the same way or another. */
export function PayAgain({ order, changeable, onSettled }: PayAgainProps): ReactElement {
  const { t, i18n } = useLingui();
  const pay = useSetAtom(payAgainAtom);
  const before = latestTransaction(order)?.paymentMethodId;
  const methods = useMethodsAfterOrder(before, changeable);
  const [chosen, setChosen] = useState(before);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<MessageDescriptor | null>(null);
  const start = async (): Promise<void> => {
    if (chosen === undefined) return;
    setBusy(true);
    setRefusal(null);
    try {
      const step = await pay({ orderId: order.id, paymentMethodId: chosen, origin: location.origin });
      if (step.step === 'nothing') onSettled();
      else leaveTo(step.url, { external: step.step === 'page' });
    } catch (error) {
      console.error('The payment could not be started.', error);
      setRefusal(shopRefusalText(error));
      setBusy(false);
    }
  };
  return (
    <Stack gap={4}>
      {methods.length > 1 && (
        <RadioCardGroup
          layout="lines"
          legend={t`Zahlungsart`}
          value={chosen}
          onValueChange={(id) => {
            setChosen(id);
            // It was said of the other way to pay.
            setRefusal(null);
          }}
          options={methods.map((method) => ({
            value: method.id,
            label: method.name,
            description: firstLineOf(method),
            picture: <PaymentMark method={method} />,
          }))}
        />
      )}
      {refusal && (
        <Notice tone="danger" role="alert">
          {i18n._(refusal)}
        </Notice>
      )}
      <div>
        <Button variant="primary" size="large" busy={busy} onClick={() => void start()}>
          {t`Jetzt bezahlen`}
        </Button>
      </div>
    </Stack>
  );
}

function useMethodsAfterOrder(before: string | undefined, changeable: boolean) {
  const methods = useAtomValue(paymentMethodsAtom) ?? [];
  const load = useSetAtom(loadMethodsAtom);
  useAsked(load, 'The payment methods could not be loaded.');
  return methods.filter(({ id, afterOrderEnabled }) => id === before || (changeable && afterOrderEnabled));
}
