import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** The look of everything that is pressed. What each variant is for stands in the style sheet. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** With the shape, which the component decides, not its user. */
export interface ShapedLook extends ButtonLook {
  shape?: 'text' | 'icon';
}

/** Class names of a look, with those of the caller behind. */
export function buttonClass({ variant, size, wide, shape }: ShapedLook, className?: string): string {
  const names = [styles['button'], variant && styles[variant], size && styles[size], wide && styles['wide']];
  return classNames(...names, shape === 'icon' && styles['icon'], className);
}
