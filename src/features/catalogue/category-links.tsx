import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { navigationPath } from '#store-api/catalogue/content-path.ts';
import type { NavigationItem } from '#store-api/catalogue/navigation.ts';
import { PageLink } from '#ui/navigation/page-link.tsx';
import styles from './category-links.module.css';

/** The categories right below the present one. */
export function CategoryLinks({ categories }: { categories: readonly NavigationItem[] }): ReactElement | null {
  const { t } = useLingui();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t`Unterkategorien`}>
      <ul className={styles['links']}>
        {categories.map((category) => (
          <li key={category.id}>
            <PageLink className={styles['link']} to={navigationPath(category) ?? '/'}>
              {category.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Of a menu, the entries that are categories with a page. */
export function pagesOf(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.filter((item) => item.type === 'page' && navigationPath(item) !== null);
}
