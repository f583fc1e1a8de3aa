import { useEffect, type ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { tileCartAction } from '#features/cart/add-to-cart-button.tsx';
import { ProductActionContext, ProductMarkContext } from '#features/catalogue/product-marks.ts';
import { wishlistMark } from '#features/wishlist/wishlist-toggle.tsx';
import { whenIdle } from '#platform/install/when-idle.ts';
import { bringContentViews, categoryView, landingView, productView } from './content-views.ts';
import type { loadContentPage } from './loaders/load-content-page.ts';

export { bringContentViews, bringViewOf } from './content-views.ts';

/** Everything that has no route of its own is content of the shop: categories, products, landing pages (specification section 2). */
export function Component(): ReactElement {
  const content = useLoaderData<typeof loadContentPage>();
  // What a click leads to is of another kind more often than not. Without it, the click asks itself.
  useEffect(() => whenIdle(() => void bringContentViews().catch(() => undefined)), []);
  return (
    <ProductMarkContext value={wishlistMark}>
      {content.kind === 'category' && (
        <ProductActionContext value={tileCartAction}>
          <categoryView.Part content={content} />
        </ProductActionContext>
      )}
      {content.kind === 'landing' && <landingView.Part content={content} />}
      {content.kind === 'product' && <productView.Part content={content} />}
    </ProductMarkContext>
  );
}
