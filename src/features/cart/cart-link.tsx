import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useAtom, useAtomValue } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconLink } from '#ui/actions/icon-link.tsx';
import { CountMark } from '#ui/feedback/count-mark.tsx';
import { CartIcon } from '#ui/icons/frame-icons.tsx';
import { isPlainClick } from '#ui/navigation/plain-click.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { cartCountAtom, isMiniCartOpenAtom } from './state/cart-count.ts';

/**
 * The way to the cart, with the number of articles in it: a print job counts as one. A plain press shows the cart beside the page,
 * a second one follows the link, as everything else does that opens links.
 * @param shipping what the cart beside the page says of its shipping
 */
export function CartLink({ shipping }: { shipping: ReactNode }): ReactElement {
  const { t } = useLingui();
  const count = useAtomValue(cartCountAtom);
  const label = count === 0 ? t`Warenkorb` : t`Warenkorb, ${plural(count, { one: '# Artikel', other: '# Artikel' })}`;
  const [isOpen, setIsOpen] = useAtom(isMiniCartOpenAtom);
  const show = (event: MouseEvent): void => {
    if (isOpen || !isPlainClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <IconLink
        to="/checkout/cart"
        label={label}
        icon={<CartIcon />}
        mark={<CountMark count={count} />}
        aria-expanded={isOpen}
        onClick={show}
      />
      {isOpen && (
        <LatePart load={loadMiniCart} props={{ shipping, onClosed: () => setIsOpen(false) }} areas={['checkout']} />
      )}
    </>
  );
}

const loadMiniCart = async () => (await import('./beside-page/mini-cart.tsx')).MiniCart;
