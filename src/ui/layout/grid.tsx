import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { space, type Space } from './space.ts';
import styles from './grid.module.css';

interface GridProps extends HTMLAttributes<HTMLElement> {
  gap?: Space;
  /** As many equal columns as fit at this width, for example `16rem`. */
  minWidth?: string;
  as?: 'div' | 'ul' | 'ol';
}

/** Equal columns that never need more room than there is, at 320 px neither. */
export function Grid({ gap = 6, minWidth = '16rem', as: Element = 'div', className, style, ...props }: GridProps) {
  const list = Element === 'div' ? {} : { role: 'list' };
  return (
    <Element
      {...list}
      {...props}
      className={classNames(styles['grid'], className)}
      style={{
        gap: space(gap),
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`,
        ...style,
      }}
    />
  );
}
