import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Address } from '#store-api/schemas/address.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/cluster.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AddressBlock } from '../address-block.tsx';
import type { AddressAct } from './address-book-atoms.ts';

interface AddressCardProps {
  address: Address;
  isBilling: boolean;
  isShipping: boolean;
  onEdit: () => void;
  onAct: (act: AddressAct) => void;
}

/** One address with what can be done with it. Buttons name the address for those who do not see it. */
export function AddressCard({ address, isBilling, isShipping, onEdit, onAct }: AddressCardProps): ReactElement {
  const { t } = useLingui();
  const { firstName, lastName, street, city } = address;
  const named = (label: string) => ({
    'aria-label': `${label}: ${firstName} ${lastName}, ${street}, ${city}`,
    children: label,
  });
  return (
    <Card as="li">
      <Stack gap={3}>
        {(isBilling || isShipping) && (
          <Cluster gap={2}>
            {isShipping && <Badge tone="accent">{t`Lieferadresse`}</Badge>}
            {isBilling && <Badge tone="accent">{t`Rechnungsadresse`}</Badge>}
          </Cluster>
        )}
        <AddressBlock address={address} />
        <Cluster gap={2}>
          <Button size="small" onClick={onEdit} {...named(t`Bearbeiten`)} />
          {!isShipping && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => onAct('default-shipping')}
              {...named(t`Als Lieferadresse nehmen`)}
            />
          )}
          {!isBilling && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => onAct('default-billing')}
              {...named(t`Als Rechnungsadresse nehmen`)}
            />
          )}
          {!isBilling && !isShipping && (
            <Button variant="quiet" size="small" onClick={() => onAct('delete')} {...named(t`Löschen`)} />
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
