import type { ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  isPaid,
  isPaidOnline,
  isUnpaid,
  latestTransaction,
  mayPayAgain,
  paymentStateOf,
} from '#features/orders/order-payment.ts';
import { hasEnded, newsOf } from '#features/orders/order-stages.ts';
import type { OrderDetail } from '#store-api/checkout/orders.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/layout/section.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { OrderDetails } from '#features/orders/order-details.tsx';
import { OrderLoader } from '#features/orders/order-loader.tsx';
import { OrderPageLink } from '#features/orders/order-page-link.tsx';
import { PayAgain } from './pay-again.tsx';

interface OrderUnpaidProps {
  orderId: string;
  /** `error-code` of the address, as the payment page sent it. */
  errorCode: string | null;
  onSettled: () => void;
}

const canceled = 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT';

/** Back from the payment page without having paid: the order stands and may be paid again, in another way too. */
export function OrderUnpaid({ orderId, errorCode, onSettled }: OrderUnpaidProps): ReactElement {
  const { t } = useLingui();
  const headingOf = (order: Order | undefined): string => {
    if (!order) return t`Ihre Zahlung`;
    if (isToPayAnew(order)) return t`Die Zahlung hat nicht geklappt`;
    return isPaid(order) && !hasEnded(newsOf(order)) ? t`Diese Bestellung ist bezahlt` : t`Ihre Bestellung`;
  };
  return (
    <OrderLoader orderId={orderId} headingOf={headingOf}>
      {(detail) => (
        <>
          {isToPayAnew(detail.order) ? (
            <Unpaid detail={detail} errorCode={errorCode} onSettled={onSettled} />
          ) : (
            <OrderPageLink order={detail.order} />
          )}
          <OrderDetails order={detail.order} />
        </>
      )}
    </OrderLoader>
  );
}

/** Who has chosen an invoice meanwhile, or cancelled, has nothing to pay on a payment page. */
function isToPayAnew(order: Order): boolean {
  const isAwaited = isUnpaid(order) && isPaidOnline(latestTransaction(order));
  return !hasEnded(newsOf(order)) && (isAwaited || paymentStateOf(order) === 'failed');
}

interface UnpaidProps extends Omit<OrderUnpaidProps, 'orderId'> {
  detail: OrderDetail;
}

function Unpaid({ detail, errorCode, onSettled }: UnpaidProps): ReactElement {
  const { t } = useLingui();
  const { order, paymentChangeable } = detail;
  const title =
    errorCode === canceled ? t`Sie haben die Zahlung abgebrochen` : t`Die Zahlung wurde nicht abgeschlossen`;
  return (
    <>
      <Notice tone="warning" title={title}>
        <Trans>
          Ihre Bestellung ist bei uns angekommen, es wurde aber nichts abgebucht. Wir fangen an, sobald die Zahlung da
          ist. Wenn Sie Hilfe brauchen, <TextLink to="/contact">schreiben Sie uns</TextLink>.
        </Trans>
      </Notice>
      {mayPayAgain(order) && (
        <Section heading={t`Noch einmal bezahlen`}>
          <PayAgain order={order} changeable={paymentChangeable} onSettled={onSettled} />
        </Section>
      )}
    </>
  );
}
