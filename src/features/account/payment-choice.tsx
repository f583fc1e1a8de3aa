import { useCallback, useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { useAsked } from '#platform/connectivity/use-asked.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import { useShell } from '#platform/session/shell.ts';
import { listPaymentMethods } from '#store-api/checkout/payment-methods.ts';
import type { Customer } from '#store-api/schemas/customer.ts';
import { firstLineOf, type PaymentMethod } from '#store-api/schemas/payment-method.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RadioCardGroup } from '#ui/fields/radio-card-group.tsx';
import { changePaymentMethodAtom } from './profile/profile-atoms.ts';

interface PaymentChoiceProps {
  customer: Customer;
  onDone: () => void;
}

/** How the next orders are paid unless something else is chosen. A choice counts at once (UX-07). */
export function PaymentChoice({ customer, onDone }: PaymentChoiceProps): ReactElement {
  const { t } = useLingui();
  const methods = usePaymentMethods();
  const change = useSetAtom(changePaymentMethodAtom);
  const ofSession = useAtomValue(sessionAtom)?.paymentMethod.id;
  const [wished, setWished] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const choose = async (id: string): Promise<void> => {
    setWished(id);
    setIsRefused(false);
    try {
      await change(id);
      onDone();
    } catch (error) {
      console.error('The way to pay could not be changed.', error);
      setIsRefused(true);
    } finally {
      // Another one may have been chosen meanwhile.
      setWished((now) => (now === id ? undefined : now));
    }
  };
  if (methods === 'failed') {
    return (
      <Notice tone="danger" role="alert">
        {t`Die Zahlungsarten konnten nicht geladen werden. Bitte laden Sie die Seite neu.`}
      </Notice>
    );
  }
  if (!methods) return <Skeleton blockSize="16rem" />;
  return (
    <>
      <RadioCardGroup
        layout="lines"
        legend={t`Zahlungsart für Ihre nächsten Bestellungen`}
        options={methods.map((method) => ({ value: method.id, label: method.name, description: firstLineOf(method) }))}
        // 6.7 knows the session's only.
        value={wished ?? customer.defaultPaymentMethodId ?? ofSession}
        onValueChange={(id) => void choose(id)}
      />
      {isRefused && (
        <Notice tone="danger" role="alert">
          {t`Die Zahlungsart konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.`}
        </Notice>
      )}
    </>
  );
}

/** The ways this customer may pay, by position. */
function usePaymentMethods(): readonly PaymentMethod[] | 'failed' | null {
  const { api } = useShell();
  const [methods, setMethods] = useState<readonly PaymentMethod[] | null>(null);
  const ask = useCallback(async (): Promise<void> => {
    const listed = await listPaymentMethods(api);
    setMethods(listed.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name)));
  }, [api]);
  const hasFailed = useAsked(ask, 'The ways to pay could not be loaded.');
  return methods ?? (hasFailed ? 'failed' : null);
}
