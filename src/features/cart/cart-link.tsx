import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconLink } from '#ui/actions/icon-link.tsx';
import { CountMark } from '#ui/feedback/count-mark.tsx';
import { CartIcon } from '#ui/icons/shop-icons.tsx';
import { cartCountAtom } from './cart-count.ts';

/** The way to the cart, with the number of articles in it: a print job counts as one. */
export function CartLink(): ReactElement {
  const { t } = useLingui();
  const count = useAtomValue(cartCountAtom);
  const label = count === 0 ? t`Warenkorb` : t`Warenkorb, ${plural(count, { one: '# Artikel', other: '# Artikel' })}`;
  return <IconLink to="/checkout/cart" label={label} icon={<CartIcon />} mark={<CountMark count={count} />} />;
}
