import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import type { Placed } from '#features/catalogue/load-content.ts';
import type { ProductContent } from '#features/catalogue/load-product.ts';
import { BoughtArticle } from '#features/catalogue/bought-article.tsx';
import { ProductView } from '#features/catalogue/product-view.tsx';
import { RecentlyViewed } from '#features/catalogue/recently-viewed.tsx';
import { productData } from '#features/catalogue/product-data.ts';
import { breadcrumbData } from '#features/catalogue/structured-data.ts';
import { summaryOf } from '#features/catalogue/summary.ts';
import { CmsContent } from '#features/cms/cms-content.tsx';
import { RichText } from '#features/cms/rich-text.tsx';
import { workTitle } from '#features/catalogue/work-title.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { currencyAtom } from '#platform/session/session-atoms.ts';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { addressesOf } from './addresses.ts';
import { BuyButton } from './buy-button.tsx';
import { contentElements } from './content-elements.tsx';
import { EnvironmentContext } from './environment.ts';
import { ownContentOf } from '#features/cms/product-layout.ts';

interface ProductPageProps {
  content: ProductContent & Placed & { origin: string };
}

/** A product, and what the shop's layout shows besides the parts every product has. */
export function ProductPage({ content }: ProductPageProps): ReactElement {
  const { product, trail } = content;
  const layout = product.cmsPage && ownContentOf(product.cmsPage, product);
  return (
    <>
      <ProductHead content={content} />
      <PageWidth>
        <TrailView trail={trail} name={workTitle(product).title} />
        <ProductView
          content={content}
          description={product.description && <RichText html={product.description} />}
          maker={product.manufacturer?.description && <RichText html={product.manufacturer.description} />}
          purchase={<BuyButton product={product} bar={<BoughtArticle product={product} />} />}
        >
          {layout && (
            <EnvironmentContext value={{ formPlace: { navigationId: product.id, entityName: 'product' } }}>
              <CmsContent page={layout} elements={contentElements} />
            </EnvironmentContext>
          )}
        </ProductView>
        <RecentlyViewed current={product} />
      </PageWidth>
    </>
  );
}

function ProductHead({ content }: ProductPageProps): ReactElement {
  const { product, trail, canonicalPath, alternates, origin } = content;
  const currency = useAtomValue(currencyAtom);
  const { t } = useLingui();
  const addresses = addressesOf(origin, content);
  const ends = { home: t`Start`, page: product.name };
  return (
    <PageHead
      title={product.metaTitle ?? product.name}
      description={product.metaDescription ?? summaryOf(product.description)}
      type="product"
      canonicalPath={canonicalPath}
      alternates={alternates}
      image={product.cover?.url}
      structuredData={[productData(content, { currency, addresses }), breadcrumbData(trail, ends, addresses)]}
    />
  );
}
