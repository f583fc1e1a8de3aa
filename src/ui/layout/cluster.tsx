import type { CSSProperties, HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { space, type Space } from './space.ts';
import styles from './cluster.module.css';

interface ClusterProps extends HTMLAttributes<HTMLElement> {
  gap?: Space;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'p' | 'span';
}

/** Beside each other, wrapping where there is no room. */
export function Cluster(props: ClusterProps) {
  const { gap = 3, align = 'center', justify, as: Element = 'div', className, style, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(styles['cluster'], className)}
      style={{ gap: space(gap), alignItems: align, ...(justify && { justifyContent: justify }), ...style }}
    />
  );
}
