import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { latestTransaction, paymentStateOf } from './order-payment.ts';

const tones = { paid: 'success', open: 'info', failed: 'warning', refunded: 'neutral' } as const;

/** Number, date and states of an order; the shop names the states in the reader's language. */
export function OrderFacts({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const payment = latestTransaction(order)?.stateMachineState;
  const items = [
    { label: t`Bestellnummer`, value: order.orderNumber },
    { label: t`Bestellt am`, value: formats.dateTime(order.orderDateTime) },
    { label: t`Status`, value: order.stateMachineState?.name ?? '' },
    ...(payment
      ? [{ label: t`Zahlung`, value: <Badge tone={tones[paymentStateOf(order)]}>{payment.name}</Badge> }]
      : []),
  ];
  return <DefinitionList items={items} />;
}
