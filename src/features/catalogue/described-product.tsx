import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { Section } from '#ui/layout/section.tsx';
import { ProductReviews } from './product/product-reviews.tsx';

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
