import type { ReactElement } from 'react';
import { BusyButton, type ButtonProps } from './button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'title'> {
  /** The name of the action; shown as a tooltip. */
  label: string;
  icon: ReactElement;
}

export function IconButton({ label, icon, variant = 'quiet', ...props }: IconButtonProps) {
  return (
    <BusyButton variant={variant} shape="icon" {...props} aria-label={label} title={label}>
      {icon}
    </BusyButton>
  );
}
