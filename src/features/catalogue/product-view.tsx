import type { ReactElement, ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Product } from '#store-api/catalogue/product.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { DeliveryNote } from './product/delivery-note.tsx';
import type { ProductContent } from './load-product.ts';
import { ProductDetails } from './product/product-details.tsx';
import { ProductGallery } from './product/product-gallery.tsx';
import { useProductMark } from './product-marks.ts';
import { ProductPrice } from './product/product-price.tsx';
import { singlePrice, tierSteps } from './product/product-prices.ts';
import { ProductReviews } from './product/product-reviews.tsx';
import { ProductRow } from './product-row.tsx';
import { Rating } from './product/rating.tsx';
import { TierTable } from './product/tier-table.tsx';
import { familyOf } from './product/variant-choice.ts';
import { VariantChooser } from './product/variant-chooser.tsx';
import styles from './product-view.module.css';

interface ProductViewProps {
  content: ProductContent;
  /** Quantity and button that put it into the cart. */
  purchase: ReactNode;
  description: ReactNode;
  maker: ReactNode;
  /** What the shop's layout shows besides the parts of every product. */
  children?: ReactNode;
}

/** The page of a product: pictures, price, choice, then everything there is to know about it. */
export function ProductView({ content, purchase, description, maker, children }: ProductViewProps): ReactElement {
  const { product, variantGroups, reviews, crossSellings } = content;
  return (
    <>
      <div className={styles['top']}>
        <ProductGallery key={product.id} name={product.name} pictures={picturesOf(product)} />
        <div className={styles['panel']}>
          <ProductHead product={product} reviewCount={reviews.total} />
          <ProductPrice price={singlePrice(product)} product={product} size="large" />
          <VariantChooser groups={variantGroups} />
          <DeliveryNote product={product} />
          <div className={styles['purchase']}>{purchase}</div>
          <TierTable steps={tierSteps(product)} />
        </div>
      </div>
      <div className={styles['below']}>
        <ProductDetails product={product} description={description} maker={maker} />
        {children}
        <ProductReviews productId={familyOf(product)} first={reviews} average={product.ratingAverage} />
        {crossSellings.map(({ id, name, products }) => (
          <ProductRow key={id} heading={name} products={products} />
        ))}
      </div>
    </>
  );
}

function ProductHead({ product, reviewCount }: { product: Product; reviewCount: number }): ReactElement {
  const { t } = useLingui();
  const mark = useProductMark();
  return (
    <header className={styles['head']}>
      {product.manufacturer && <p className={styles['maker']}>{product.manufacturer.name}</p>}
      <div className={styles['title']}>
        <h1 tabIndex={-1} className={styles['name']}>
          {product.name}
        </h1>
        {mark(product)}
      </div>
      {product.ratingAverage !== null && reviewCount > 0 && (
        <a href="#reviews" className={styles['rating']}>
          <Rating points={product.ratingAverage} />{' '}
          {t`${plural(reviewCount, { one: '# Bewertung', other: '# Bewertungen' })}`}
        </a>
      )}
      {product.isNew && (
        <p>
          <Badge tone="accent">{t`Neu`}</Badge>
        </p>
      )}
    </header>
  );
}

/** The cover first, every picture once. */
function picturesOf({ cover, media }: Product) {
  const all = cover === null ? media : [cover, ...media];
  return all.filter(({ id, url }, index) => url !== '' && all.findIndex((other) => other.id === id) === index);
}
