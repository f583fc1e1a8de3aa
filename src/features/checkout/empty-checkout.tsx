import type { ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CartIcon } from '#ui/icons/frame-icons.tsx';

/** There is nothing to order. */
export function EmptyCheckout(): ReactElement {
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
