import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useAtomValue } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CartIcon } from '#ui/icons/shop-icons.tsx';
import { cartAtom } from './cart-atoms.ts';
import { countArticles } from './count-articles.ts';
import styles from './cart-link.module.css';

/** The way to the cart, with the number of articles in it: a print job counts as one. */
export function CartLink(): ReactElement {
  const { t } = useLingui();
  const cart = useAtomValue(cartAtom);
  const count = cart ? countArticles(cart.lineItems) : 0;
  const label = count === 0 ? t`Warenkorb` : t`Warenkorb, ${plural(count, { one: '# Artikel', other: '# Artikel' })}`;
  return (
    <Link to="/checkout/cart" className={styles['link']} aria-label={label}>
      <CartIcon />
      {count > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
