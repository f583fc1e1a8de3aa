import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { space, type Space } from './space.ts';
import styles from './grid.module.css';

interface GridProps extends HTMLAttributes<HTMLElement> {
  gap?: Space;
  /** As many equal columns as fit at this width, for example `16rem`. */
  minWidth?: string;
  /** Few items share the whole width (fields of a form) instead of keeping the place of missing ones (cards). */
  stretch?: boolean;
  as?: 'div' | 'ul' | 'ol';
}

/** Equal columns that never need more room than there is, at 320 px neither. */
export function Grid(props: GridProps) {
  const { gap = 6, minWidth = '16rem', stretch = false, as: Element = 'div', className, style, ...rest } = props;
  const columns = `repeat(${stretch ? 'auto-fit' : 'auto-fill'}, minmax(min(100%, ${minWidth}), 1fr))`;
  return (
    <Element
      {...rest}
      className={classNames(styles['grid'], className)}
      style={{ gap: space(gap), gridTemplateColumns: columns, ...style }}
    />
  );
}
