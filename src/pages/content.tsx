import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { tileCartAction } from '#features/cart/add-to-cart-button.tsx';
import { ProductActionContext, ProductMarkContext } from '#features/catalogue/product-marks.ts';
import { wishlistMark } from '#features/wishlist/wishlist-toggle.tsx';
import { CategoryPage } from './content/category-page.tsx';
import { LandingPage } from './content/landing-page.tsx';
import { ProductPage } from './content/product-page.tsx';
import type { loadContentPage } from './loaders/load-content-page.ts';

/** Everything that has no route of its own is content of the shop: categories, products, landing pages (specification section 2). */
export function Component(): ReactElement {
  const content = useLoaderData<typeof loadContentPage>();
  return (
    <ProductMarkContext value={wishlistMark}>
      {content.kind === 'category' && (
        <ProductActionContext value={tileCartAction}>
          <CategoryPage content={content} />
        </ProductActionContext>
      )}
      {content.kind === 'landing' && <LandingPage content={content} />}
      {content.kind === 'product' && <ProductPage content={content} />}
    </ProductMarkContext>
  );
}
