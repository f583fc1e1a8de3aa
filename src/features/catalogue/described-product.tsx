import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { Section } from '#ui/layout/section.tsx';
import type { ProductContent } from './load-product.ts';
import { ProductDetails } from './product/product-details.tsx';
import { ProductReviews } from './product/product-reviews.tsx';
import { familyOf } from './product/variant-choice.ts';
import { ProductRow } from './product-row.tsx';
import styles from './described-product.module.css';

type Data = NonNullable<CmsSlotOf<'product-description-reviews'>['data']>;

interface DescribedProductProps {
  product: NonNullable<Data['product']>;
  /** `null` where the shop shows none. */
  reviews: Data['reviews'];
  /** The product's description, drawn. */
  description: ReactNode;
}

/** Description and reviews of a product in a content page. */
export function DescribedProduct({ product, reviews, description }: DescribedProductProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      {description && <Section heading={t`Beschreibung`}>{description}</Section>}
      {reviews && (
        <ProductReviews
          productId={product.parentId ?? product.id}
          first={{ reviews: reviews.elements, total: reviews.totalReviews, ratingMatrix: [] }}
          average={product.ratingAverage}
        />
      )}
    </>
  );
}

interface ProductParticularsProps {
  content: ProductContent;
  description: ReactNode;
  maker: ReactNode;
  /** What the shop's layout shows besides the parts of every product. */
  children?: ReactNode;
}

/** Everything there is to know about a product, below what it is bought by. */
export function ProductParticulars({ content, description, maker, children }: ProductParticularsProps): ReactElement {
  const { product, reviews, crossSellings } = content;
  return (
    <div className={styles['below']}>
      <ProductDetails product={product} description={description} maker={maker} />
      {children}
      <ProductReviews productId={familyOf(product)} first={reviews} average={product.ratingAverage} />
      {crossSellings.map(({ id, name, products }) => (
        <ProductRow key={id} heading={name} products={products} />
      ))}
    </div>
  );
}
