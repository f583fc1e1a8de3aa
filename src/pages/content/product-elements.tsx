import type { ReactElement } from 'react';
import { BuyBox } from '#features/catalogue/buy-box.tsx';
import type { BuyBoxSlot, DescriptionSlot } from '#features/catalogue/content-elements.tsx';
import { DescribedProduct } from '#features/catalogue/described-product.tsx';
import { RichText } from '#features/cms/rich-text.tsx';
import { BuyButton } from './buy-button.tsx';

/** A product to buy where it stands. */
export function BuyBoxElement({ slot: { data } }: { slot: BuyBoxSlot }): ReactElement | null {
  const product = data?.product;
  if (!data || !product) return null;
  return (
    <BuyBox product={product} configurator={data.configuratorSettings} purchase={<BuyButton product={product} />} />
  );
}

/** What a product is, and what customers wrote about it. */
export function DescriptionReviewsElement({ slot: { data } }: { slot: DescriptionSlot }): ReactElement | null {
  if (!data?.product) return null;
  const { description } = data.product;
  return (
    <DescribedProduct
      product={data.product}
      reviews={data.reviews}
      description={description && <RichText html={description} />}
    />
  );
}
