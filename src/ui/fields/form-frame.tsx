import type { ComponentProps } from 'react';
import styles from './form-frame.module.css';

/**
 * Fields one below the other, as wide as a line of text. Its own checks speak, not the browser's. Sent before a script listens, it
 * does nothing: a browser would put what was typed, passwords too, into the address.
 */
export function FormFrame(props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <form method="dialog" {...props} className={styles['form']} noValidate />;
}
