import type { ReactElement, ReactNode } from 'react';
import { AddToCartButton } from '#features/cart/add-to-cart-button.tsx';
import type { ProductContent } from '#features/catalogue/load-product.ts';

interface BuyButtonProps {
  product: Pick<
    ProductContent['product'],
    'id' | 'name' | 'minPurchase' | 'calculatedMaxPurchase' | 'purchaseSteps' | 'available'
  >;
  /** As that of `AddToCartButton`. */
  bar?: ReactNode;
}

/** The button for a product, in the quantities the shop sells it in; another product begins anew. */
export function BuyButton({ product, bar }: BuyButtonProps): ReactElement {
  return (
    <AddToCartButton
      key={product.id}
      productId={product.id}
      productName={product.name}
      min={product.minPurchase}
      max={product.calculatedMaxPurchase}
      steps={product.purchaseSteps}
      disabled={!product.available}
      bar={bar}
    />
  );
}
