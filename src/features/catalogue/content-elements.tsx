import type { ReactElement } from 'react';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { ProductRow } from './product-row.tsx';
import { ProductTile } from './product-tile.tsx';

export type ListingSlot = CmsSlotOf<'product-listing'>;

/** One product in a content page. */
export function ProductBoxElement({ slot }: { slot: CmsSlotOf<'product-box'> }): ReactElement | null {
  const product = slot.data?.product;
  return product ? <ProductTile product={product} /> : null;
}

/** A row of products in a content page. */
export function ProductSliderElement({ slot }: { slot: CmsSlotOf<'product-slider'> }): ReactElement | null {
  return <ProductRow heading={slot.config.title ?? undefined} products={slot.data?.products ?? []} />;
}

/** What goes with a product, in a content page. */
export function CrossSellingElement({ slot }: { slot: CmsSlotOf<'cross-selling'> }): ReactElement[] {
  const groups = slot.data?.crossSellings ?? [];
  return groups.map(({ id, name, products }) => <ProductRow key={id} heading={name} products={products} />);
}
