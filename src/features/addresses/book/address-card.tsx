import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Address } from '#store-api/schemas/address.ts';
import { Button } from '#ui/actions/button.tsx';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
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
  const name = <VisuallyHidden>: {`${firstName} ${lastName}, ${street}, ${city}`}</VisuallyHidden>;
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
          <Button size="small" onClick={onEdit}>
            {t`Bearbeiten`}
            {name}
          </Button>
          {!isShipping && (
            <Button variant="quiet" size="small" onClick={() => onAct('default-shipping')}>
              {t`Als Lieferadresse nehmen`}
              {name}
            </Button>
          )}
          {!isBilling && (
            <Button variant="quiet" size="small" onClick={() => onAct('default-billing')}>
              {t`Als Rechnungsadresse nehmen`}
              {name}
            </Button>
          )}
          {!isBilling && !isShipping && (
            <Button variant="quiet" size="small" onClick={() => onAct('delete')}>
              {t`Löschen`}
              {name}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
