import type { ReactElement } from 'react';
import { useFormats } from '#platform/i18n/formats.ts';
import type { Product } from '#store-api/catalogue/product.ts';
import { singlePrice } from './product/product-prices.ts';
import { workTitle } from './work-title.ts';
import styles from './bought-article.module.css';

/** What a button buys that stands apart from its article: title and price of one. */
export function BoughtArticle({ product }: { product: Product }): ReactElement {
  const formats = useFormats();
  return (
    <p className={styles['article']}>
      <span className={styles['title']}>{workTitle(product).title}</span>
      <strong>{formats.price(singlePrice(product).amount)}</strong>
    </p>
  );
}
