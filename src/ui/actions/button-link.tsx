import { Link } from 'react-router';
import type { PageLinkProps } from '../navigation/page-link.tsx';
import { buttonClass, type ButtonLook } from './button-look.ts';

export interface ButtonLinkProps extends PageLinkProps, ButtonLook {}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink({ variant, size, wide, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClass({ variant, size, wide }, className)} />;
}
