import { useLingui } from '@lingui/react/macro';

export interface AccountPlace {
  readonly to: string;
  readonly name: string;
}

/** The pages of the account, in the order of its menus. */
export function useAccountPlaces(): readonly AccountPlace[] {
  const { t } = useLingui();
  return [
    { to: '/account', name: t`Übersicht` },
    { to: '/account/order', name: t`Bestellungen` },
    { to: '/account/profile', name: t`Ihre Daten` },
    { to: '/account/address', name: t`Adressen` },
    { to: '/account/payment', name: t`Zahlungsart` },
    { to: '/newsletter-subscribe', name: t`Newsletter` },
  ];
}
