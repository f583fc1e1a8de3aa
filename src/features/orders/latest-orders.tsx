import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { DataTable, type Column } from '#ui/content/data-table.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { LoadedOrders } from './list/loaded-orders.tsx';
import { OrderStateWord, PaymentWord } from './order-facts.tsx';
import { orderPath } from './order-path.ts';

/** On a page that shows more than orders. */
const latest = 3;

/** The last orders of the session's customer in a few lines, the newest first. */
export function LatestOrders(): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const columns: Column<Order>[] = [
    { key: 'number', header: t`Bestellung`, rowHeader: true, cell: drawNumber },
    { key: 'date', header: t`Bestellt am`, cell: ({ orderDateTime }) => formats.date(orderDateTime) },
    { key: 'state', header: t`Stand`, cell: drawState },
    { key: 'payment', header: t`Zahlung`, cell: drawPayment },
    { key: 'sum', header: t`Gesamt`, numeric: true, cell: drawSum },
  ];
  return (
    <LoadedOrders page={1} limit={latest} level={3}>
      {({ orders }) => (
        <DataTable
          caption={t`Ihre letzten Bestellungen`}
          captionHidden
          columns={columns}
          rows={orders}
          rowKey={({ id }) => id}
        />
      )}
    </LoadedOrders>
  );
}

const drawNumber = (order: Order): ReactElement => <NumberedLink order={order} />;
const drawState = (order: Order): ReactElement => <OrderStateWord order={order} />;
const drawPayment = (order: Order): ReactElement => <PaymentWord order={order} />;
const drawSum = (order: Order): ReactElement => <OrderSum order={order} />;

function NumberedLink({ order: { orderNumber, deepLinkCode } }: { order: Order }): ReactElement {
  const { t } = useLingui();
  if (deepLinkCode === null) return <>{orderNumber}</>;
  return (
    <TextLink to={orderPath(deepLinkCode)} aria-label={t`Bestellung ${orderNumber} ansehen`}>
      {orderNumber}
    </TextLink>
  );
}

/** In the currency it was ordered in. */
function OrderSum({ order: { amountTotal, currency } }: { order: Order }): ReactElement {
  return (
    <PriceCurrencyContext value={currency?.isoCode}>
      <Amount amount={amountTotal} />
    </PriceCurrencyContext>
  );
}

function Amount({ amount }: { amount: number }): ReactElement {
  return <>{useFormats().price(amount)}</>;
}
