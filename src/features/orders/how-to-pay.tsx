import type { ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { Card } from '#ui/layout/card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { isPaidOnline, isUnpaid, latestTransaction, paymentStateOf } from './order-payment.ts';
import { isCancelled } from './order-stages.ts';

/** How an order that waits for its money is paid, where no payment page asks for it. */
export function HowToPay({ order }: { order: Order }): ReactElement | null {
  const { t } = useLingui();
  const method = latestTransaction(order)?.paymentMethod;
  if (isPaidOnline(latestTransaction(order)) || !isAwaited(order) || !method?.description) return null;
  return (
    <Section heading={t`So bezahlen Sie`}>
      <Card kind="recess">
        <p>
          <strong>{method.name}</strong>
        </p>
        <PaymentInWords order={order} />
      </Card>
    </Section>
  );
}

/** What the shop says of the way to pay an order, an account for example; nothing once nothing is to be paid. */
export function PaymentInWords({ order }: { order: Order }): ReactElement | null {
  const method = latestTransaction(order)?.paymentMethod;
  if (!method?.description || !isAwaited(order)) return null;
  return (
    <>
      <LatePart load={loadRichText} props={{ html: method.description }} />
      {transferred.has(method.technicalName) && paymentStateOf(order) === 'open' && (
        <PriceCurrencyContext value={order.currency?.isoCode}>
          <TransferNote order={order} />
        </PriceCurrencyContext>
      )}
    </>
  );
}

/** Brought from here, so that no first view shares its files with what reads HTML. */
const loadRichText = async () => (await import('#features/cms/rich-text.tsx')).RichText;

/** Shopware's own methods that are paid by transfer. */
const transferred = new Set(['payment_prepayment', 'payment_invoicepayment']);

function TransferNote({ order }: { order: Order }): ReactElement {
  const amount = useFormats().price(order.amountTotal);
  const number = order.orderNumber;
  return (
    <p>
      <Trans>
        Betrag: <strong>{amount}</strong>, Verwendungszweck: <strong>{number}</strong>
      </Trans>
    </p>
  );
}

const isAwaited = (order: Order): boolean => isUnpaid(order) && !isCancelled(order);
