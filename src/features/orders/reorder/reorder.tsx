import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import type { Order } from '#store-api/schemas/order.ts';
import { Button } from '#ui/actions/button.tsx';

/** Orders again what was ordered: the same print jobs with other copies, single parts of them, the same articles. */
export function Reorder({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Erneut bestellen`}</Button>
      {isOpen && <LatePart areas={['orders']} load={loadDialog} props={{ order, onClose: () => setOpen(false) }} />}
    </>
  );
}

const loadDialog = async () => (await import('./reorder-dialog.tsx')).ReorderDialog;
