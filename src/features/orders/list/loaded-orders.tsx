import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { OrderPage } from '#store-api/checkout/orders.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { KeptOrdersNote } from '../kept/kept-order.tsx';
import { LoadingOrder } from '../order-loader.tsx';
import { useOrders } from './use-orders.ts';

interface LoadedOrdersProps {
  /** From 1. */
  page: number;
  /** Orders on a page. */
  limit: number;
  /** Of the heading that says there are none. */
  level: 2 | 3;
  children: (found: OrderPage) => ReactNode;
}

/** Loads orders of the session's customer, the newest first, and shows them once there are some. */
export function LoadedOrders({ page, limit, level, children }: LoadedOrdersProps): ReactElement {
  const { t } = useLingui();
  const { found, keptSince, hasFailed, load } = useOrders(page, limit);
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
      <EmptyState
        level={level}
        title={t`Noch keine Bestellung`}
        actions={<ButtonLink to="/">{t`Zur Startseite`}</ButtonLink>}
      >
        {t`Was Sie bestellen, finden Sie hier wieder, mit Stand, Rechnung und Dateien.`}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      {keptSince !== undefined && <KeptOrdersNote since={keptSince} />}
      {children(found)}
    </Stack>
  );
}
