import { useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { Section } from '#ui/layout/section.tsx';
import { ProductTile } from './product-tile.tsx';
import styles from './product-row.module.css';
import { isPopularRare, standardLook, type TileLook } from './product/tile-look.ts';

interface ProductRowProps {
  heading?: ReactNode;
  action?: ReactNode;
  products: readonly ProductCard[];
  look?: TileLook;
  /** Least width of a product: a CSS length in pixels, as the editor of a content page writes it. */
  minWidth?: string | null;
  /** A line around each product. */
  framed?: boolean;
  /** Buttons to move the row, where not all fit. */
  arrows?: boolean;
  /** Moves on by itself, unless the reader asked for less motion. */
  rotates?: boolean;
}

/** How long a row that rotates stands. */
const restMs = 5000;

/** Products beside each other; where they do not fit, the row scrolls and snaps. */
export function ProductRow(props: ProductRowProps): ReactElement | null {
  const { heading, action, products, look = standardLook, minWidth = null, arrows = false, rotates = false } = props;
  const labels = useRowLabels();
  const row = useRef<HTMLUListElement>(null);
  if (products.length === 0) return null;
  const saysPopular = isPopularRare(products);
  return (
    <Section heading={heading} action={action}>
      <ul ref={row} className={styles['row']} data-framed={props.framed || undefined} style={leastWidth(minWidth)}>
        {products.map((product) => (
          <li key={product.id} className={styles['item']}>
            <ProductTile product={product} level={heading ? 3 : 2} look={look} saysPopular={saysPopular} />
          </li>
        ))}
      </ul>
      {(arrows || rotates) && products.length > 1 && (
        <div className={styles['controls']}>
          <LatePart load={loadControls} props={{ strip: row, labels, arrows, autoplayMs: rotates ? restMs : null }} />
        </div>
      )}
    </Section>
  );
}

const loadControls = async () => (await import('#ui/strip/strip-controls.tsx')).StripControls;

function leastWidth(minWidth: string | null): CSSProperties & { '--least'?: string } {
  return minWidth !== null && /^\d+px$/.test(minWidth) ? { '--least': minWidth } : {};
}

function useRowLabels() {
  const { t } = useLingui();
  return {
    previous: t`Vorherige Artikel`,
    next: t`Weitere Artikel`,
    pause: t`Automatik anhalten`,
    play: t`Von selbst weiterblättern`,
    show: (number: number) => t`Artikel ${number} zeigen`,
  };
}
