import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#store-api/schemas/order.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { orderPath } from './order-path.ts';

/** The way to the page where an order can be followed. */
export function OrderPageLink({ order: { deepLinkCode } }: { order: Order }): ReactElement | null {
  const { t } = useLingui();
  if (deepLinkCode === null) return null;
  return (
    <div>
      <ButtonLink to={orderPath(deepLinkCode)}>{t`Bestellung verfolgen, ändern oder stornieren`}</ButtonLink>
    </div>
  );
}
