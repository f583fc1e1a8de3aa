import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ToneIcon, type Tone } from './tone-icon.tsx';
import styles from './notice.module.css';
import tones from './tone.module.css';

export interface NoticeProps {
  tone?: Tone;
  /** Says in words what kind of message it is or what it is about. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links that lead on. */
  actions?: ReactNode;
  /** Only for messages that appear while the page is in use: `status` is read when there is a pause, `alert` at once. */
  role?: 'status' | 'alert';
  id?: string;
}

export function Notice({ tone = 'info', title, children, actions, role, id }: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], tones[tone])} role={role} id={id}>
      <ToneIcon tone={tone} />
      <div className={styles['words']}>
        {title && <p className={styles['title']}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
