import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#store-api/schemas/order.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';

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

/** Where an order is shown, by the code of its links. */
export const orderPath = (deepLinkCode: string): string => `/account/order/${encodeURIComponent(deepLinkCode)}`;
