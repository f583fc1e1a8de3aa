import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-width.module.css';

interface PageWidthProps extends HTMLAttributes<HTMLDivElement> {
  /** `text`: a comfortable line of running text. `form`: one column of fields. */
  width?: 'page' | 'text' | 'form';
}

/** Centres content between the gutters of the page. */
export function PageWidth({ width = 'page', className, ...props }: PageWidthProps) {
  return <div {...props} data-width={width} className={classNames(styles['width'], className)} />;
}
