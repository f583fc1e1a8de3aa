import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { tileCartAction } from '#features/cart/add-to-cart-button.tsx';
import { ProductActionContext, ProductMarkContext } from '#features/catalogue/product-marks.ts';
import { RecentlyViewed } from '#features/catalogue/recently-viewed.tsx';
import { SearchResults } from '#features/catalogue/search-results.tsx';
import { wishlistMark } from '#features/wishlist/wishlist-toggle.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import type { loadSearchPage } from './loaders/load-search-page.ts';

/** Products found by a text. Search engines shall not list it: no canonical address. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const content = useLoaderData<typeof loadSearchPage>();
  const { text, listing } = content;
  const name = text === '' ? t`Suche` : t`Suche nach „${text}“`;
  const page = listing?.page ?? 1;
  return (
    <ProductMarkContext value={wishlistMark}>
      <ProductActionContext value={tileCartAction}>
        <PageHead title={page > 1 ? t`${name} – Seite ${page}` : name} />
        <PageWidth>
          <TrailView name={t`Suche`} />
          <SearchResults key={text} content={content} below={<RecentlyViewed />} />
        </PageWidth>
      </ProductActionContext>
    </ProductMarkContext>
  );
}
