import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Placed } from '#features/catalogue/load-content.ts';
import type { ProductContent } from '#features/catalogue/load-product.ts';
import { BoughtArticle } from '#features/catalogue/bought-article.tsx';
import { ProductView } from '#features/catalogue/product-view.tsx';
import { summaryOf } from '#features/catalogue/summary.ts';
import { workTitle } from '#features/catalogue/work-title.ts';
import { usePriceCurrency } from '#platform/i18n/price-currency.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { standingPart } from '#platform/navigation/standing-part.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { addressesOf } from './addresses.ts';
import { BuyButton } from './buy-button.tsx';

interface ProductPageProps {
  content: ProductContent & Placed & { origin: string };
}

const rest = standingPart(async () => {
  const { ProductRest, bringStandingContent } = await import('./product-rest.tsx');
  await bringStandingContent();
  return ProductRest;
});

/** Brings what a product that was rendered can be chosen and bought without. @throws when it cannot be had */
export const bringProductRest = rest.bring;

/** A product: what is seen of it and how it is bought, then everything there is to know. */
export function ProductPage({ content }: ProductPageProps): ReactElement {
  const { product, trail } = content;
  return (
    <>
      <ProductHead content={content} />
      <PageWidth>
        <TrailView trail={trail} name={workTitle(product).title} />
        <ProductView
          content={content}
          purchase={<BuyButton product={product} bar={<BoughtArticle product={product} />} />}
        >
          <rest.Part content={content} />
        </ProductView>
      </PageWidth>
    </>
  );
}

function ProductHead({ content }: ProductPageProps): ReactElement {
  const { product, trail, canonicalPath, alternates, origin } = content;
  const currency = usePriceCurrency();
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
      structuredData={async () => {
        const { breadcrumbData } = await import('#features/catalogue/structured-data.ts');
        const { productData } = await import('#features/catalogue/product-data.ts');
        return [productData(content, { currency, addresses }), breadcrumbData(trail, ends, addresses)];
      }}
    />
  );
}
