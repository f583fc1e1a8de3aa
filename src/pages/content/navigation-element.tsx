import type { ReactElement } from 'react';
import { CategoryLinks } from '#features/catalogue/category-links.tsx';
import { useCategories } from './environment.ts';

/** A menu of categories in a content page. */
export function NavigationElement(): ReactElement {
  return <CategoryLinks categories={useCategories()} />;
}
