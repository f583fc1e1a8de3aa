import { memo, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { productPath } from '#store-api/catalogue/content-path.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { ShopLink } from '#ui/navigation/shop-link.tsx';
import { useProductAction, useProductMark } from './product-marks.ts';
import { ProductPrice } from './product/product-price.tsx';
import { cardPrice } from './product/product-prices.ts';
import { Rating } from './product/rating.tsx';
import styles from './product-tile.module.css';
import { standardLook, type TileLook } from './product/tile-look.ts';

interface ProductTileProps {
  product: ProductCard;
  /** Among the first things on the screen: its picture is fetched at once. */
  priority?: boolean;
  level?: 2 | 3;
  /** As a content page asks for; in listings as usual. */
  look?: TileLook | undefined;
  /** Whether being popular sets it apart from the products beside it. */
  saysPopular?: boolean;
  /** In a listing whose filters stand in a column of the page. */
  besideColumn?: boolean;
}

/** Three or two beside each other. */
const narrowWidths = '(min-width: 38rem) calc(33vw - 2rem), calc(50vw - 1.75rem)';

/** Five, four, three or two beside each other; from 60rem on beside the filters. */
const widthInListing = `(min-width: 84rem) 10.5rem, (min-width: 60rem) 13rem, ${narrowWidths}`;

/** Never more than three beside each other: the filters stand in a column of the page. */
const widthBesideColumn = `(min-width: 60rem) 18rem, ${narrowWidths}`;

/** A product in a row or listing: picture, name, price. All of it leads to the product. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product, level = 3, look: { layout } = standardLook } = props;
  const mark = useProductMark();
  const Heading = `h${level}` as const;
  return (
    <article className={styles['tile']} data-layout={layout}>
      <Picture {...props} />
      <Heading className={styles['name']}>
        <ShopLink to={productPath(product)} className={styles['link']}>
          {product.name}
        </ShopLink>
      </Heading>
      {layout !== 'minimal' && <div className={styles['mark']}>{mark(product)}</div>}
      {layout === 'standard' && <Variants product={product} />}
      {layout === 'standard' && product.ratingAverage !== null && <Rating points={product.ratingAverage} />}
      <ProductPrice price={cardPrice(product)} product={product} />
      {layout !== 'minimal' && <Action product={product} />}
    </article>
  );
});

function Picture(props: ProductTileProps): ReactElement {
  const { product, look: { layout, fit } = standardLook, priority = false, saysPopular = true, besideColumn } = props;
  return (
    <div className={styles['picture']}>
      <MediaPicture
        media={product.cover}
        alt=""
        ratio={layout === 'image' ? '4 / 5' : '1 / 1'}
        fit={fit}
        sizes={besideColumn ? widthBesideColumn : widthInListing}
        priority={priority}
      />
      {layout !== 'minimal' && <Badges product={product} saysPopular={saysPopular} />}
    </div>
  );
}

/** What has variants is chosen on its page, everything else can be had from here. */
function Action({ product }: { product: ProductCard }): ReactElement | null {
  const { t } = useLingui();
  const draw = useProductAction();
  if (draw === null) return null;
  const { name, parentId, childCount } = product;
  const hasVariants = parentId !== null || childCount > 0;
  return (
    <div className={styles['action']}>
      {hasVariants ? (
        <ButtonLink
          to={productPath(product)}
          variant="secondary"
          size="small"
          wide
          aria-label={t`${name}: Ausführung wählen`}
        >
          {t`Ausführung wählen`}
        </ButtonLink>
      ) : (
        product.available && draw(product)
      )}
    </div>
  );
}

function Badges({ product, saysPopular }: { product: ProductCard; saysPopular: boolean }): ReactElement {
  const { t } = useLingui();
  return (
    <span className={styles['badges']}>
      {product.isNew && <Badge tone="accent">{t`Neu`}</Badge>}
      {saysPopular && product.markAsTopseller && <Badge>{t`Beliebt`}</Badge>}
      {product.shippingFree && <Badge>{t`Versandkostenfrei`}</Badge>}
      {!product.available && (
        <Badge tone="warning">{product.isCloseout ? t`Ausverkauft` : t`Zurzeit nicht lieferbar`}</Badge>
      )}
    </span>
  );
}

/** A product with variants says so, and what the one on show is like. */
function Variants({ product }: { product: ProductCard }): ReactElement | null {
  const { t } = useLingui();
  if (product.parentId === null) return null;
  const options = product.options.map(({ name }) => name).join(', ');
  return (
    <p className={styles['variants']}>
      {options === '' ? t`In mehreren Ausführungen` : t`${options}, und weitere Ausführungen`}
    </p>
  );
}
