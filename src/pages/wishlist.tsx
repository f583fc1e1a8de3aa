import type { ComponentProps, ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ProductMarkContext } from '#features/catalogue/product-marks.ts';
import { ProductTile } from '#features/catalogue/product-tile.tsx';
import { wishlistMark } from '#features/wishlist/wishlist-toggle.tsx';
import { WishlistView } from '#features/wishlist/wishlist-view.tsx';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

/** What a shopper wants to remember; it belongs to the browser or the customer, so the server renders its frame only. */
export function Component(): ReactElement {
  const { t } = useLingui();
  return (
    <ProductMarkContext value={wishlistMark}>
      <PageHead title={t`Merkliste`} />
      <PageWidth>
        <TrailView name={t`Merkliste`} />
        <LatePart load={loadTake} props={{}} areas={['offline']} />
        <WishlistView drawProduct={drawTile} />
      </PageWidth>
    </ProductMarkContext>
  );
}

const loadTake = async () => (await import('./taking/take-wishlist.tsx')).TakeWishlist;

const drawTile = (product: ComponentProps<typeof ProductTile>['product']): ReactElement => (
  <ProductTile product={product} level={2} />
);
