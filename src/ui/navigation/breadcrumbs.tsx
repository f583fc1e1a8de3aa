import styles from './breadcrumbs.module.css';
import { TextLink } from './text-link.tsx';

export interface Crumb {
  label: string;
  /** None for the page itself, which is last. */
  to?: string | undefined;
}

/** The way to this page from the top. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label} className={styles['crumbs']}>
      <ol className={styles['list']}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className={styles['crumb']}>
            {crumb.to === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <TextLink quiet to={crumb.to}>
                {crumb.label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
