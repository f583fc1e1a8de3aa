import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';
import { ToneIcon, type Tone } from './tone-icon.tsx';
import tones from './tone.module.css';

interface BadgeProps {
  tone?: Tone | 'neutral' | 'accent';
  /** Shows the shape of the tone before the word. */
  icon?: boolean;
  children: ReactNode;
}

/** One or two words about the state of a thing. */
export function Badge({ tone = 'neutral', icon = false, children }: BadgeProps) {
  return (
    <span className={classNames(styles['badge'], tones[tone])}>
      {icon && tone !== 'neutral' && tone !== 'accent' && <ToneIcon tone={tone} size="1.1em" />}
      {children}
    </span>
  );
}
