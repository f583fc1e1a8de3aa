import type { ComponentProps } from 'react';
import styles from './form-frame.module.css';

/** Fields one below the other, as wide as a line of text. Its own checks speak, not the browser's. */
export function FormFrame(props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <form {...props} className={styles['form']} noValidate />;
}
