import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { QuantityStepper } from '#ui/fields/quantity-stepper.tsx';
import { attemptCartChangeAtom } from '../cart-action.ts';
import { RemoveButton } from './remove-button.tsx';
import { changeQuantityAtom } from './changing-lines.ts';

/** Quantity and removal of a product in the cart, within the limits the shop names. */
export function ProductActions({ line, onTakeOut }: { line: LineItem; onTakeOut: () => void }): ReactElement {
  const { t } = useLingui();
  const change = useSetAtom(changeQuantityAtom);
  const attempt = useSetAtom(attemptCartChangeAtom);
  const { id, label, quantity, quantityInformation, stackable, removable } = line;
  return (
    <>
      {stackable && (
        <QuantityStepper
          label={t`Menge von ${label}`}
          value={quantity}
          min={quantityInformation?.minPurchase ?? 1}
          max={quantityInformation?.maxPurchase ?? undefined}
          step={quantityInformation?.purchaseSteps ?? 1}
          onValueChange={(wished) => void attempt(() => change({ id, quantity: wished }))}
          decreaseLabel={t`Weniger von ${label}`}
          increaseLabel={t`Mehr von ${label}`}
        />
      )}
      {removable && <RemoveButton name={label} onRemove={onTakeOut} />}
    </>
  );
}
