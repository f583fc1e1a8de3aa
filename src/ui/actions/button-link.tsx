import { ShopLink, type ShopLinkProps } from '../navigation/shop-link.tsx';
import { buttonClass, type ButtonLook } from './button-look.ts';

export interface ButtonLinkProps extends ShopLinkProps, ButtonLook {}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink({ variant, size, wide, className, ...link }: ButtonLinkProps) {
  return <ShopLink {...link} className={buttonClass({ variant, size, wide }, className)} />;
}
