import { classNames } from '../class-names.ts';
import { PageLink } from './page-link.tsx';
import type { ShopLinkProps } from './shop-link.tsx';
import styles from './text-link.module.css';

/** A link in running text; `quiet` shows its line only when it is pointed at (lists, footers). */
export function TextLink({ quiet = false, className, ...props }: ShopLinkProps & { quiet?: boolean }) {
  return <PageLink {...props} className={classNames(styles['link'], quiet && styles['quiet'], className)} />;
}
