import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { ToneIcon, type Tone } from './tone-icon.tsx';
import tones from './tone.module.css';
import styles from './toast.module.css';

interface ToastProps {
  tone?: Tone;
  children: ReactNode;
  action?: ReactNode;
  dismissLabel: string;
  onDismiss: () => void;
}

/** Inside a `ToastRegion`: a short message about what just happened. Problems are read out at once, the rest when there is a pause. */
export function Toast({ tone = 'info', children, action, dismissLabel, onDismiss }: ToastProps) {
  return (
    <span className={classNames(styles['toast'], tones[tone])} role={tone === 'danger' ? 'alert' : undefined}>
      <ToneIcon tone={tone} />
      <span className={styles['words']}>
        {children}
        {action}
      </span>
      <button type="button" className={styles['dismiss']} aria-label={dismissLabel} onClick={onDismiss}>
        <CloseIcon size={20} />
      </button>
    </span>
  );
}
