import type { ReactElement, ReactNode } from 'react';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { Section } from '#ui/layout/section.tsx';
import { ProductTile } from './product-tile.tsx';
import styles from './product-row.module.css';

interface ProductRowProps {
  heading?: ReactNode;
  action?: ReactNode;
  products: readonly ProductCard[];
}

/** Products beside each other; where they do not fit, the row scrolls and snaps. */
export function ProductRow({ heading, action, products }: ProductRowProps): ReactElement | null {
  if (products.length === 0) return null;
  return (
    <Section heading={heading} action={action}>
      <ul className={styles['row']}>
        {products.map((product) => (
          <li key={product.id} className={styles['item']}>
            <ProductTile product={product} level={heading ? 3 : 2} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
