import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** `sheet` lies on the table, `outline` is drawn on it, `recess` is cut into it. */
  kind?: 'sheet' | 'outline' | 'recess';
  /** The whole card follows its first link or button marked with `data-card-link`; the card reacts to the pointer. */
  clickable?: boolean;
  flush?: boolean;
}

export function Card(props: CardProps) {
  const { as: Element = 'div', kind = 'sheet', clickable = false, flush = false, className, ...rest } = props;
  return (
    <Element
      {...rest}
      data-kind={kind}
      className={classNames(styles['card'], clickable && styles['clickable'], flush && styles['flush'], className)}
    />
  );
}
