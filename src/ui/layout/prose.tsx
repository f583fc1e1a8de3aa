import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './prose.module.css';

/** Sets running text written elsewhere (CMS pages, legal texts, product descriptions): plain h2–h4, p, lists, tables, images. */
export function Prose({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} className={classNames(styles['prose'], className)} />;
}
