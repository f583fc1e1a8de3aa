import { useState, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

/** One order, by the code that links in mails and in the list carry. The server renders its frame only, and nobody keeps it. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const { deepLinkCode = '' } = useParams();
  const [orderNumber, setOrderNumber] = useState<string>();
  return (
    <PageWidth>
      <PageHead title={t`Ihre Bestellung`} />
      <TrailView trail={[{ name: t`Ihre Bestellungen`, path: '/account/order' }]} name={t`Ihre Bestellung`} />
      {orderNumber !== undefined && (
        <LatePart
          key={`${deepLinkCode} offline`}
          areas={['offline']}
          load={loadTake}
          props={{ deepLinkCode, orderNumber }}
        />
      )}
      <PageHeading>{orderNumber === undefined ? t`Ihre Bestellung` : t`Bestellung ${orderNumber}`}</PageHeading>
      <LatePart
        key={deepLinkCode}
        areas={['checkout', 'orders']}
        load={loadOrder}
        props={{ deepLinkCode, onNumber: setOrderNumber }}
      />
    </PageWidth>
  );
}

const loadTake = async () => (await import('../taking/take-order.tsx')).TakeOrder;

const loadOrder = async () => (await import('./order/shown-order.tsx')).ShownOrder;
