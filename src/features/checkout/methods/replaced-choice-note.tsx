import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { Trans } from '@lingui/react/macro';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { wasChoiceReplacedAtom } from './shipping-offer-atoms.ts';

/** Says that the method chosen by hand had to give way, until another is chosen or the cart ordered. */
export function ReplacedChoiceNote(): ReactElement | null {
  const wasReplaced = useAtomValue(wasChoiceReplacedAtom);
  const name = useAtomValue(cartAtom)?.deliveries[0]?.shippingMethod?.name;
  if (!wasReplaced || name === undefined) return null;
  return (
    <Notice tone="warning" role="status">
      <Trans>
        Die Versandart, die Sie gewählt hatten, ist für diese Bestellung nicht mehr möglich. Jetzt gilt „{name}“; an der
        Kasse können Sie eine andere wählen.
      </Trans>
    </Notice>
  );
}
