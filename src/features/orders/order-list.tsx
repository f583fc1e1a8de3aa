import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { groupLines, isJob } from '#features/cart/group-lines.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { LoadedOrders } from './list/loaded-orders.tsx';
import { OrderStateWord, PaymentWord } from './order-facts.tsx';
import { orderPath } from './order-path.ts';
import { ordersOnPage } from './order-page-size.ts';

/** The orders of the session's customer, the newest first. @param page from 1 */
export function OrderList({ page }: { page: number }): ReactElement {
  const { t } = useLingui();
  return (
    <LoadedOrders page={page} limit={ordersOnPage} level={2}>
      {({ orders, total }) => (
        <>
          <Stack as="ul" gap={4}>
            {orders.map((order) => (
              <PriceCurrencyContext key={order.id} value={order.currency?.isoCode}>
                <OrderCard order={order} />
              </PriceCurrencyContext>
            ))}
          </Stack>
          <Pagination
            label={t`Seiten Ihrer Bestellungen`}
            page={page}
            pageCount={Math.ceil(total / ordersOnPage)}
            hrefOf={(number) => `?page=${number}`}
            previousLabel={t`Neuere`}
            nextLabel={t`Ältere`}
            pageLabel={(number) => t`Seite ${number}`}
          />
        </>
      )}
    </LoadedOrders>
  );
}

function OrderCard({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { orderNumber, deepLinkCode } = order;
  const facts = [
    { label: t`Bestellt am`, value: formats.date(new Date(order.orderDateTime)) },
    { label: t`Stand`, value: <OrderStateWord order={order} /> },
    { label: t`Zahlung`, value: <PaymentWord order={order} /> },
    { label: t`Gesamt`, value: formats.price(order.amountTotal) },
  ];
  return (
    <Card as="li" kind="outline">
      <Stack gap={3}>
        <h2>{t`Bestellung ${orderNumber}`}</h2>
        <p>{namesOf(order, t`Druckauftrag`)}</p>
        <DefinitionList items={facts} />
        {deepLinkCode !== null && (
          <div>
            <ButtonLink to={orderPath(deepLinkCode)} aria-label={t`Bestellung ${orderNumber} ansehen`}>
              {t`Ansehen`}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** What was ordered, by name; print jobs by theirs. */
function namesOf({ lineItems }: Order, unnamed: string): string {
  return groupLines(lineItems)
    .filter(({ kind }) => kind !== 'promotion')
    .map((article) => (isJob(article) ? (article.lead?.title ?? unnamed) : article.line.label))
    .join(', ');
}
