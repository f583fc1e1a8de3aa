import type { CSSProperties, HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { space, type Space } from './space.ts';
import styles from './stack.module.css';

interface StackProps extends HTMLAttributes<HTMLElement> {
  gap?: Space;
  align?: CSSProperties['alignItems'];
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article' | 'header' | 'footer' | 'aside' | 'li';
}

/** One below the other. */
export function Stack({ gap = 4, align, as: Element = 'div', className, style, ...props }: StackProps) {
  return (
    <Element
      {...props}
      className={classNames(styles['stack'], className)}
      style={{ gap: space(gap), ...(align && { alignItems: align }), ...style }}
    />
  );
}
