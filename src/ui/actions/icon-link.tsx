import type { ReactElement, ReactNode } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import type { ShopLinkProps } from '../navigation/shop-link.tsx';
import { buttonClass, type ButtonLook } from './button-look.ts';

export interface IconLinkProps extends Omit<ShopLinkProps, 'children' | 'aria-label' | 'title'>, ButtonLook {
  /** Where the link leads; shown as a tooltip. */
  label: string;
  icon: ReactElement;
  /** Drawn over the icon's corner, for example a `CountMark`. Say its meaning in `label`. */
  mark?: ReactNode;
}

export function IconLink({ label, icon, mark, variant = 'quiet', size, wide, className, ...link }: IconLinkProps) {
  const look = buttonClass({ variant, size, wide, shape: 'icon' }, className);
  return (
    <PageLink {...link} className={look} aria-label={label} title={label}>
      {icon}
      {mark}
    </PageLink>
  );
}
