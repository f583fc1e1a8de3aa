import type { ReactElement } from 'react';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { ProductRow } from './product-row.tsx';
import { ProductTile } from './product-tile.tsx';
import { readTileLook } from './product/tile-look.ts';

export type ListingSlot = CmsSlotOf<'product-listing'>;
export type BuyBoxSlot = CmsSlotOf<'buy-box'>;
export type DescriptionSlot = CmsSlotOf<'product-description-reviews'>;
export type FormSlot = CmsSlotOf<'form'>;

/** One product in a content page. */
export function ProductBoxElement({ slot: { data, config } }: { slot: CmsSlotOf<'product-box'> }): ReactElement | null {
  return data?.product ? <ProductTile product={data.product} look={readTileLook(config)} /> : null;
}

/** A row of products in a content page. */
export function ProductSliderElement({ slot }: { slot: CmsSlotOf<'product-slider'> }): ReactElement | null {
  const { title, border, navigation, rotate, elMinWidth } = slot.config;
  return (
    <ProductRow
      heading={title ?? undefined}
      products={slot.data?.products ?? []}
      look={readTileLook(slot.config)}
      minWidth={elMinWidth}
      framed={border}
      arrows={navigation}
      rotates={rotate}
    />
  );
}

/** What goes with a product, in a content page. */
export function CrossSellingElement({ slot }: { slot: CmsSlotOf<'cross-selling'> }): ReactElement[] {
  const { data, config } = slot;
  return (data?.crossSellings ?? []).map(({ id, name, products }) => (
    <ProductRow
      key={id}
      heading={name}
      products={products}
      look={readTileLook(config)}
      minWidth={config.elMinWidth}
      arrows
    />
  ));
}
