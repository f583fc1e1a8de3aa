import type { ReactElement, ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Product } from '#store-api/catalogue/product.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { DeliveryNote } from './product/delivery-note.tsx';
import type { ProductContent } from './load-product.ts';
import type { GalleryPicture } from './product/gallery-picture.ts';
import { ProductGallery } from './product/product-gallery.tsx';
import { useProductMark } from './product-marks.ts';
import { ProductPrice } from './product/product-price.tsx';
import { singlePrice, tierSteps } from './product/product-prices.ts';
import { Rating } from './product/rating.tsx';
import { TierTable } from './product/tier-table.tsx';
import { VariantChooser } from './product/variant-chooser.tsx';
import { workTitle } from './work-title.ts';
import styles from './product-view.module.css';

interface ProductViewProps {
  content: ProductContent;
  /** Quantity and button that put it into the cart. */
  purchase: ReactNode;
  /** Everything there is to know about it. */
  children: ReactNode;
}

/** The page of a product: pictures, price, choice, then everything there is to know about it. */
export function ProductView({ content, purchase, children }: ProductViewProps): ReactElement {
  const { product, variantGroups, reviews } = content;
  const mark = useProductMark();
  return (
    <>
      <div className={styles['top']}>
        <ProductGallery key={product.id} name={workTitle(product).title} pictures={picturesOf(product)} />
        <div className={styles['panel']}>
          <ProductHead product={product} reviewCount={reviews.total} />
          <div className={styles['price']}>
            <ProductPrice price={singlePrice(product)} product={product} size="large" />
            {mark(product)}
          </div>
          <VariantChooser groups={variantGroups} />
          <div className={styles['purchase']}>
            {purchase}
            <DeliveryNote product={product} />
          </div>
          <TierTable steps={tierSteps(product)} />
        </div>
      </div>
      {children}
    </>
  );
}

function ProductHead({ product, reviewCount }: { product: Product; reviewCount: number }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { composer, title } = workTitle(product);
  const mean = formats.number(Math.round((product.ratingAverage ?? 0) * 10) / 10);
  const above = composer || product.manufacturer?.name;
  return (
    <header className={styles['head']}>
      <div className={styles['above']}>
        {above && <p className={styles['maker']}>{above}</p>}
        {product.isNew && <Badge tone="accent">{t`Neu`}</Badge>}
      </div>
      <h1 tabIndex={-1} className={styles['name']} data-long={title.length > longTitle || undefined}>
        {title}
      </h1>
      {product.ratingAverage !== null && reviewCount > 0 && (
        <a href="#reviews" className={styles['rating']}>
          <Rating points={product.ratingAverage} />{' '}
          {t`${mean} von 5, ${plural(reviewCount, { one: '# Bewertung', other: '# Bewertungen' })}`}
        </a>
      )}
    </header>
  );
}

/** A title of more characters stands in smaller letters, so that it takes no more than two lines. */
const longTitle = 34;

/** The cover first, every picture once. */
function picturesOf({ cover, media }: Product): readonly GalleryPicture[] {
  const pages = new Map(media.map(({ id, page }) => [id, page]));
  const all = cover === null ? media : [{ ...cover, page: pages.get(cover.id) ?? null }, ...media];
  return all.filter(({ id, url }, index) => url !== '' && all.findIndex((other) => other.id === id) === index);
}
