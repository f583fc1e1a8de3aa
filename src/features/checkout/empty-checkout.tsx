import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CartIcon } from '#ui/icons/frame-icons.tsx';
import { unansweredOrderNoteAtom } from './order/unanswered-order-note.ts';

interface EmptyCheckoutProps {
  onOrdered: (orderId: string) => void;
}

/** There is nothing to order, or it has been ordered, and a reload kept the answer from the page. */
export function EmptyCheckout({ onOrdered }: EmptyCheckoutProps): ReactElement {
  const isUnanswered = useAtomValue(unansweredOrderNoteAtom) !== null;
  if (!isUnanswered) return <NothingToOrder />;
  return <LatePart load={loadUnansweredOrder} props={{ onOrdered, otherwise: <NothingToOrder /> }} />;
}

const loadUnansweredOrder = async () => (await import('./order/unanswered-order.tsx')).UnansweredOrder;

function NothingToOrder(): ReactElement {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<CartIcon />}
      title={t`Ihr Warenkorb ist leer`}
      actions={
        <ButtonLink to="/sheet-configuration-v3" variant="primary">
          {t`Noten drucken`}
        </ButtonLink>
      }
    >
      <Trans>Legen Sie zuerst etwas hinein, dann können Sie hier bestellen.</Trans>
    </EmptyState>
  );
}
