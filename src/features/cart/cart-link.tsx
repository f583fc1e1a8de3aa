import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconLink } from '#ui/actions/icon-link.tsx';
import { CountMark } from '#ui/feedback/count-mark.tsx';
import { CartIcon } from '#ui/icons/shop-icons.tsx';
import { cartAtom } from './cart-atoms.ts';
import { countArticles } from './count-articles.ts';

/** The way to the cart, with the number of articles in it: a print job counts as one. */
export function CartLink(): ReactElement {
  const { t } = useLingui();
  const cart = useAtomValue(cartAtom);
  const count = cart ? countArticles(cart.lineItems) : 0;
  const label = count === 0 ? t`Warenkorb` : t`Warenkorb, ${plural(count, { one: '# Artikel', other: '# Artikel' })}`;
  return <IconLink to="/checkout/cart" label={label} icon={<CartIcon />} mark={<CountMark count={count} />} />;
}
