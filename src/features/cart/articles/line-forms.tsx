import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { Button } from '#ui/actions/button.tsx';
import { TrashIcon } from '#ui/icons/edit-icons.tsx';
import { cartWithoutScriptsPath } from '../add-to-cart-button.tsx';

/** Quantity and removal of a line, each a form of its own. */
export function LineForms({ line }: { line: LineItem }): ReactElement {
  const { t } = useLingui();
  const change = useHref(`${cartWithoutScriptsPath}/change`);
  const { id, label, quantity, quantityInformation: limits, stackable, removable } = line;
  return (
    <>
      {stackable && (
        <form method="post" action={change}>
          <input type="hidden" name="line" value={id} />
          <input
            type="number"
            name="quantity"
            aria-label={t`Menge von ${label}`}
            defaultValue={quantity}
            min={limits?.minPurchase ?? 1}
            max={limits?.maxPurchase ?? undefined}
            step={limits?.purchaseSteps ?? 1}
            required
          />
          <Button type="submit" variant="secondary" size="small" aria-label={t`Menge von ${label} ändern`}>
            {t`Menge ändern`}
          </Button>
        </form>
      )}
      {removable && <RemoveForm line={line} />}
    </>
  );
}

/** Takes a line out. */
export function RemoveForm({ line: { id, label } }: { line: Pick<LineItem, 'id' | 'label'> }): ReactElement {
  const { t } = useLingui();
  const remove = useHref(`${cartWithoutScriptsPath}/remove`);
  return (
    <form method="post" action={remove}>
      <input type="hidden" name="line" value={id} />
      <Button type="submit" variant="quiet" size="small" aria-label={t`${label} entfernen`}>
        <TrashIcon /> {t`Entfernen`}
      </Button>
    </form>
  );
}
