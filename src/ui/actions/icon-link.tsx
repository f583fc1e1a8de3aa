import type { ReactElement, ReactNode } from 'react';
import type { PageLinkProps } from '../navigation/page-link.tsx';
import type { ButtonLook } from './button-look.ts';
import { StyledLink } from './styled-button.ts';

export interface IconLinkProps extends Omit<PageLinkProps, 'children' | 'aria-label' | 'title'>, ButtonLook {
  /** Where the link leads; shown as a tooltip. */
  label: string;
  icon: ReactElement;
  /** Drawn over the icon's corner, for example a `CountMark`. Say its meaning in `label`. */
  mark?: ReactNode;
}

export function IconLink({ label, icon, mark, variant = 'quiet', ...props }: IconLinkProps) {
  return (
    <StyledLink variant={variant} shape="icon" {...props} aria-label={label} title={label}>
      {icon}
      {mark}
    </StyledLink>
  );
}
