import type { ReactElement } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { latestTransaction, paymentStateOf, type PaymentState } from './order-payment.ts';
import { currentStage, isCancelled } from './order-stages.ts';
import { stageStates } from './parts/stage-words.ts';

const tones = { paid: 'success', open: 'info', failed: 'warning', refunded: 'neutral' } as const;

const paymentWords: Readonly<Record<PaymentState, MessageDescriptor>> = {
  paid: msg`Bezahlt`,
  open: msg`Noch zu bezahlen`,
  failed: msg`Nicht bezahlt`,
  refunded: msg`Erstattet`,
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
  const { t, i18n } = useLingui();
  const { technicalName = '', name = '' } = order.stateMachineState ?? {};
  if (isCancelled(order)) return <>{t`Storniert`}</>;
  if (technicalName === 'completed') return <>{t`Abgeschlossen`}</>;
  const stage = currentStage(order);
  const isKnown = technicalName === 'open' || technicalName === 'in_progress';
  return <>{isKnown && stage ? i18n._(stageStates[stage]) : name}</>;
}

/** Whether an order is paid. Of a cancelled one nothing is to be paid any more. */
export function PaymentWord({ order }: { order: Order }): ReactElement {
  const { t, i18n } = useLingui();
  const state = paymentStateOf(order);
  if (isCancelled(order) && (state === 'open' || state === 'failed')) return <Badge>{t`Nichts zu bezahlen`}</Badge>;
  return <Badge tone={tones[state]}>{i18n._(paymentWords[state])}</Badge>;
}
