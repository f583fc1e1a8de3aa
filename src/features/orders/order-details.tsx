import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { AddressBlock } from '#features/addresses/address-block.tsx';
import { sumsOfOrder } from '#features/cart/cart-sums.ts';
import { SumsList } from '#features/cart/sums-list.tsx';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import { latestTransaction } from './order-payment.ts';
import { OrderFacts } from './order-facts.tsx';
import type { Order } from '#store-api/schemas/order.ts';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { OrderArticles } from './order-articles.tsx';
import { OrderedFiles } from './ordered-files.tsx';
import { Tracking } from './parts/tracking.tsx';
import styles from './order-details.module.css';

interface OrderDetailsProps {
  order: Order;
  /** Before the addresses. */
  more?: ReactNode;
}

/** Everything about an order, as it was placed. */
export function OrderDetails({ order, more }: OrderDetailsProps): ReactElement {
  const { t } = useLingui();
  return (
    <Stack gap={10}>
      <OrderFacts order={order} />
      <Section heading={t`Bestellte Artikel`}>
        <OrderArticles orderId={order.id} lines={order.lineItems} />
        <Card className={styles['sums']}>
          <PriceCurrencyContext value={order.currency?.isoCode}>
            <SumsList sums={sumsOfOrder(order)} />
          </PriceCurrencyContext>
        </Card>
      </Section>
      <OrderedFiles order={order} />
      {more}
      <Section heading={t`Lieferung und Zahlung`}>
        <OrderAddresses order={order} />
      </Section>
    </Stack>
  );
}

function OrderAddresses({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  const [delivery] = order.deliveries;
  const shipping = delivery?.shippingOrderAddress;
  const billing = order.billingAddress ?? order.addresses.find(({ id }) => id === order.billingAddressId);
  const payment = latestTransaction(order)?.paymentMethod;
  return (
    <Grid gap={6} minWidth="14rem" stretch>
      {shipping && (
        <div>
          <h3 className={styles['heading']}>{t`Lieferadresse`}</h3>
          <AddressBlock address={shipping} />
        </div>
      )}
      {billing && (
        <div>
          <h3 className={styles['heading']}>{t`Rechnungsadresse`}</h3>
          <AddressBlock address={billing} />
        </div>
      )}
      {delivery?.shippingMethod && (
        <div>
          <h3 className={styles['heading']}>{t`Versandart`}</h3>
          <p>{delivery.shippingMethod.name}</p>
          <Tracking deliveries={order.deliveries} />
        </div>
      )}
      {payment && (
        <div>
          <h3 className={styles['heading']}>{t`Zahlungsart`}</h3>
          <p>{payment.name}</p>
        </div>
      )}
    </Grid>
  );
}
