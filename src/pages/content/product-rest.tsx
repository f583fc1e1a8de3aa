import type { ReactElement } from 'react';
import type { ProductContent } from '#features/catalogue/load-product.ts';
import { ProductParticulars } from '#features/catalogue/described-product.tsx';
import { RecentlyViewed } from '#features/catalogue/recently-viewed.tsx';
import { CmsContent } from '#features/cms/cms-content.tsx';
import { ownContentOf } from '#features/cms/product-layout.ts';
import { RichText } from '#features/cms/rich-text.tsx';
import { EnvironmentContext } from './environment.ts';
import { productLayoutElements } from './product-layout-elements.tsx';

export { bringStandingContent } from '#features/cms/standing-content.ts';

/** What the page of a product shows below its price and button: words, the shop's layout, reviews, other products. */
export function ProductRest({ content }: { content: ProductContent }): ReactElement {
  const { product } = content;
  const layout = product.cmsPage && ownContentOf(product.cmsPage, product);
  return (
    <>
      <ProductParticulars
        content={content}
        description={product.description && <RichText html={product.description} />}
        maker={product.manufacturer?.description && <RichText html={product.manufacturer.description} />}
      >
        {layout && (
          <EnvironmentContext value={{ formPlace: { navigationId: product.id, entityName: 'product' } }}>
            <CmsContent page={layout} elements={productLayoutElements} />
          </EnvironmentContext>
        )}
      </ProductParticulars>
      <RecentlyViewed current={product} />
    </>
  );
}
