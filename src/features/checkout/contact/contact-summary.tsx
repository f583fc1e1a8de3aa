import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { AddressBlock } from '#features/addresses/address-block.tsx';
import type { Customer } from '#store-api/schemas/customer.ts';
import { Grid } from '#ui/layout/grid.tsx';
import styles from './contact-summary.module.css';

/** The contact as the shop has it. */
export function ContactSummary({ customer }: { customer: Customer }): ReactElement {
  const { t } = useLingui();
  const billing = customer.activeBillingAddress ?? customer.defaultBillingAddress;
  const shipping = customer.activeShippingAddress ?? customer.defaultShippingAddress ?? billing;
  const isSame = shipping?.id === billing?.id;
  return (
    <Grid gap={5} minWidth="14rem" stretch>
      <div>
        <h3 className={styles['heading']}>{t`E-Mail-Adresse`}</h3>
        <p className={styles['email']}>{customer.email}</p>
      </div>
      {billing && (
        <div>
          <h3 className={styles['heading']}>{isSame ? t`Rechnungs- und Lieferadresse` : t`Rechnungsadresse`}</h3>
          <AddressBlock address={billing} />
        </div>
      )}
      {shipping && !isSame && (
        <div>
          <h3 className={styles['heading']}>{t`Lieferadresse`}</h3>
          <AddressBlock address={shipping} />
        </div>
      )}
    </Grid>
  );
}
