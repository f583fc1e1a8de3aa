import { useId, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { CartIcon } from '#ui/icons/frame-icons.tsx';
import type { Obstacles } from './order-obstacles.ts';
import styles from './order-button.module.css';

interface OrderButtonProps {
  obstacles: Obstacles;
  /** The cart holds an earlier state of this job, which is replaced. */
  isInCart: boolean;
  busy: boolean;
  onOrder: () => void;
}

/** The way into the cart; when it is closed, the reasons stand beside it (CFG-40). */
export function OrderButton({ obstacles: { reasons }, isInCart, busy, onOrder }: OrderButtonProps): ReactElement {
  const { t } = useLingui();
  const reasonsId = useId();
  return (
    <>
      <Button
        variant="primary"
        size="large"
        busy={busy}
        disabled={reasons.length > 0}
        aria-describedby={reasons.length > 0 ? reasonsId : undefined}
        onClick={onOrder}
      >
        <CartIcon /> {isInCart ? t`Im Warenkorb ersetzen` : t`In den Warenkorb`}
      </Button>
      {reasons.length > 0 && (
        <ul id={reasonsId} className={styles['reasons']}>
          {reasons.map((reason) => (
            <li key={reason.id}>{t(reason)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
