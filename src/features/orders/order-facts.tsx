import type { ReactElement } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { latestTransaction, paymentStateOf, type PaymentState } from './order-payment.ts';
import { isCancelled, newsOf } from './order-stages.ts';
import { orderStateWords } from './parts/stage-words.ts';

const tones = {
  paid: 'success',
  open: 'info',
  partlyPaid: 'info',
  failed: 'warning',
  refunded: 'neutral',
  partlyRefunded: 'neutral',
  none: 'neutral',
} as const;

const paymentWords: Readonly<Record<PaymentState, MessageDescriptor>> = {
  paid: msg`Bezahlt`,
  open: msg`Noch zu bezahlen`,
  partlyPaid: msg`Teilweise bezahlt`,
  failed: msg`Nicht bezahlt`,
  refunded: msg`Erstattet`,
  partlyRefunded: msg`Teilweise erstattet`,
  none: msg`Nichts zu bezahlen`,
};

/** Number, date, where the order is, and whether it is paid: two things, in words that cannot be taken for each other. */
export function OrderFacts({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const items = [
    { label: t`Bestellnummer`, value: order.orderNumber },
    { label: t`Bestellt am`, value: formats.dateTime(order.orderDateTime) },
    { label: t`Stand`, value: <OrderStateWord order={order} /> },
    ...(latestTransaction(order) ? [{ label: t`Zahlung`, value: <PaymentWord order={order} /> }] : []),
  ];
  return <DefinitionList items={items} />;
}

/** Where an order is, in a word or two; for states this shop does not know, the name the server gives them. */
export function OrderStateWord({ order }: { order: Order }): ReactElement {
  const { i18n } = useLingui();
  const { technicalName = '', name = '' } = order.stateMachineState ?? {};
  return <>{known.has(technicalName) ? i18n._(orderStateWords[newsOf(order)]) : name}</>;
}

const known: ReadonlySet<string> = new Set(['open', 'in_progress', 'completed', 'cancelled']);

/** Whether an order is paid. Of a cancelled one nothing is to be paid any more. */
export function PaymentWord({ order }: { order: Order }): ReactElement {
  const { i18n } = useLingui();
  const now = paymentStateOf(order);
  const state = isCancelled(order) && (now === 'open' || now === 'failed') ? 'none' : now;
  return <Badge tone={tones[state]}>{i18n._(paymentWords[state])}</Badge>;
}
