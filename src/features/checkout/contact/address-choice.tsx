import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { AddressBook } from '#features/addresses/address-book.tsx';
import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import type { Customer } from '#store-api/schemas/customer.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { takeAddressAtom } from './order-address.ts';

export interface AddressChoiceProps {
  customer: Customer;
  /** Downloads are not shipped. */
  isShipped: boolean;
  onDone: () => void;
}

/** The address book of a customer who orders: another address for this order, a new one, a corrected one. */
export function AddressChoice({ customer, isShipped, onDone }: AddressChoiceProps): ReactElement {
  const { t } = useLingui();
  const takeAddress = useSetAtom(takeAddressAtom);
  const loadCart = useSetAtom(loadCartAtom);
  const { activeBillingAddress: billing, activeShippingAddress: shipping } = customer;
  return (
    <Stack gap={5}>
      <p>{t`Was Sie hier wählen, gilt für diese Bestellung.`}</p>
      <AddressBook
        customer={customer}
        order={{
          billingId: billing?.id ?? customer.defaultBillingAddressId ?? undefined,
          shippingId: shipping?.id ?? customer.defaultShippingAddressId ?? undefined,
          newIs: isShipped ? 'default-shipping' : 'default-billing',
          use: takeAddress,
          onChanged: () => void loadCart(),
        }}
      />
      <div>
        <Button variant="primary" size="large" onClick={onDone}>{t`Weiter mit diesen Adressen`}</Button>
      </div>
    </Stack>
  );
}
