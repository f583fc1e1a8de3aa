import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { groupLines, isJob } from '#features/cart/group-lines.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { hearingKept } from '#platform/connectivity/hearing-kept.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { listOrders, type OrderPage } from '#store-api/checkout/orders.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { OrderStateWord, PaymentWord } from './order-facts.tsx';
import { KeptOrdersNote } from './kept/kept-order.tsx';
import { LoadingOrder } from './order-loader.tsx';
import { orderPath } from './order-path.ts';
import { ordersOnPage } from './order-page-size.ts';

/** The orders of the session's customer, the newest first. @param page from 1 */
export function OrderList({ page }: { page: number }): ReactElement {
  const { t } = useLingui();
  const { found, keptSince, hasFailed, load } = useOrders(page);
  if (hasFailed) {
    return (
      <Notice
        tone="warning"
        role="status"
        title={t`Ihre Bestellungen konnten nicht geladen werden`}
        actions={<Button onClick={() => void load()}>{t`Noch einmal versuchen`}</Button>}
      />
    );
  }
  if (!found) return <LoadingOrder />;
  if (found.orders.length === 0) {
    return (
      <EmptyState title={t`Noch keine Bestellung`} actions={<ButtonLink to="/">{t`Zur Startseite`}</ButtonLink>}>
        {t`Was Sie bestellen, finden Sie hier wieder, mit Stand, Rechnung und Dateien.`}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      {keptSince !== undefined && <KeptOrdersNote since={keptSince} />}
      <Stack as="ul" gap={4}>
        {found.orders.map((order) => (
          <PriceCurrencyContext key={order.id} value={order.currency?.isoCode}>
            <OrderCard order={order} />
          </PriceCurrencyContext>
        ))}
      </Stack>
      <Pagination
        label={t`Seiten Ihrer Bestellungen`}
        page={page}
        pageCount={Math.ceil(found.total / ordersOnPage)}
        hrefOf={(number) => `?page=${number}`}
        previousLabel={t`Neuere`}
        nextLabel={t`Ältere`}
        pageLabel={(number) => t`Seite ${number}`}
      />
    </Stack>
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

function useOrders(page: number) {
  const api = useAtomValue(storeApiAtom);
  const [found, setFound] = useState<OrderPage>();
  const [keptSince, setKeptSince] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const isOnline = useAtomValue(connectivityAtom) === 'online';
  const load = useCallback(async (): Promise<void> => {
    setFailed(false);
    try {
      const heard = hearingKept(api);
      setFound(await listOrders(heard.api, page, ordersOnPage));
      setKeptSince(heard.since());
    } catch (error) {
      console.error('The orders could not be loaded.', error);
      setFailed(true);
    }
  }, [api, page]);
  useEffect(() => void load(), [load]);
  const isKept = keptSince !== undefined;
  // A list that is kept leads to no other answer while the shop gives none.
  useEffect(() => {
    if (isKept && isOnline) void load();
  }, [isKept, isOnline, load]);
  return { found, keptSince, hasFailed, load };
}
