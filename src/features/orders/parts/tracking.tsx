import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { OrderDelivery } from '#store-api/schemas/order.ts';
import { TextLink } from '#ui/navigation/text-link.tsx';

/** Numbers of the parcels on their way, as links where the carrier has a page for them. */
export function Tracking({ deliveries }: { deliveries: readonly OrderDelivery[] }): ReactElement | null {
  const { t } = useLingui();
  const parcels = deliveries.flatMap(({ trackingCodes, shippingMethod }) =>
    trackingCodes.map((code) => ({ code, address: trackingAddress(shippingMethod?.trackingUrl, code) })),
  );
  if (parcels.length === 0) return null;
  return (
    <ul aria-label={t`Sendungsnummern`}>
      {parcels.map(({ code, address }) => (
        <li key={code}>
          {address === undefined ? code : <TextLink to={address}>{t`Sendung ${code} verfolgen`}</TextLink>}
        </li>
      ))}
    </ul>
  );
}

/** The pattern is the shop owner's: only an address of the web becomes a link. */
function trackingAddress(pattern: string | null | undefined, code: string): string | undefined {
  const address = pattern?.replace('%s', encodeURIComponent(code)) ?? '';
  return /^https?:\/\//.test(address) ? address : undefined;
}
