import type { ComponentProps, FunctionComponent, ReactNode } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** Edge length; grows with the text around it by default. */
  size?: string | number;
}

/**
 * Makes an icon: hairlines on a grid of 24 with sharp joins, like an engraver's. Icons are decoration;
 * their meaning is said by the text or the label beside them.
 */
export function drawIcon(lines: ReactNode): FunctionComponent<IconProps> {
  return function Icon({ size = '1.375em', ...props }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeMiterlimit={10}
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        {lines}
      </svg>
    );
  };
}
