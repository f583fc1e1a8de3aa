import type { ReactElement, ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { CartArticles } from '#features/cart/cart-articles.tsx';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { CartNotices } from '#features/cart/cart-notices.tsx';
import { CartSkeleton } from '#features/cart/cart-skeleton.tsx';
import { cartStateAtom } from '#features/cart/cart-state-atom.ts';
import { CartUnreachable, RememberedCart } from '#features/cart/cart-unreachable.tsx';
import type { ChangeJobCopies } from '#features/cart/job-lines.ts';
import { withdrawalClasses, WithdrawalNotes } from '#features/cart/withdrawal-notes.tsx';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import { WithAside } from '#ui/layout/with-aside.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { CartSummary } from './cart-summary.tsx';
import styles from './cart-screen.module.css';

interface CartScreenProps {
  changeJobCopies: ChangeJobCopies;
  /** Where a score can be dropped; shown in place of an empty cart's articles. */
  invitation: ReactNode;
}

/** The cart: articles beside what they cost all in all. */
export function CartScreen({ changeJobCopies, invitation }: CartScreenProps): ReactElement {
  const { t } = useLingui();
  const state = useAtomValue(cartStateAtom);
  const cart = useAtomValue(cartAtom);
  if (state === 'loading') return <CartSkeleton />;
  if (state === 'unreachable') {
    return (
      <Stack gap={6}>
        <CartNotices />
        <CartUnreachable />
      </Stack>
    );
  }
  const readOnly = state === 'remembered';
  const notices = (
    <>
      {readOnly && <CartUnreachable />}
      {state === 'unconfirmed' && (
        <div className={styles['unconfirmed']}>
          <RememberedCart />
        </div>
      )}
      <CartNotices />
    </>
  );
  if (state === 'empty' || !cart) {
    return (
      <Stack gap={6}>
        {notices}
        <EmptyCart invitation={invitation} />
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      {notices}
      <PriceCurrencyContext value={cart.currency}>
        <WithAside asideLabel={t`Summe und Kasse`} aside={<CartSummary cart={cart} readOnly={readOnly} />}>
          <Stack gap={5}>
            <CartArticles changeJobCopies={changeJobCopies} />
            <WithdrawalNotes classes={withdrawalClasses(cart.lineItems)} />
          </Stack>
        </WithAside>
      </PriceCurrencyContext>
    </Stack>
  );
}

function EmptyCart({ invitation }: { invitation: ReactNode }): ReactElement {
  return (
    <div className={styles['empty']}>
      <p className={styles['lead']}>
        <Trans>
          Noch nichts darin. Ziehen Sie Ihre Noten als PDF hierher, dann rechnen wir Ihnen sofort den Preis aus.
        </Trans>
      </p>
      {invitation}
    </div>
  );
}
