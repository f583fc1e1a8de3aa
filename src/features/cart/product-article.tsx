import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import type { Media } from '#store-api/schemas/media.ts';
import { Picture } from '#ui/content/picture.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { articleRowId } from './article-list.tsx';
import { ArticleRow } from './articles/article-row.tsx';
import styles from './product-article.module.css';

interface ProductArticleRowProps {
  product: {
    readonly id: string;
    readonly label: string;
    readonly quantity: number;
    readonly options: readonly { readonly group: string; readonly option: string }[];
    readonly digital: boolean;
    readonly cover: Media | null;
  };
  /** Null when the product is not sold any more. */
  productId: string | null;
  unitPrice: number;
  total: number;
  deliveryTime?: string | undefined;
  /** Shown as text where it cannot be changed. */
  showQuantity?: boolean;
  actions?: ReactNode;
  unpriced?: boolean;
  level?: 2 | 3;
}

/** A product of the catalogue in a cart or an order. */
export function ProductArticleRow(props: ProductArticleRowProps): ReactElement {
  const { product, productId, unitPrice, total, deliveryTime, showQuantity = false, actions } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { label, quantity, options, digital, cover } = product;
  const each = formats.price(unitPrice);
  return (
    <ArticleRow
      id={articleRowId(product.id)}
      picture={<Cover cover={cover} />}
      title={
        productId === null ? (
          label
        ) : (
          <TextLink quiet to={`/detail/${productId}`}>
            {label}
          </TextLink>
        )
      }
      price={formats.price(total)}
      priceNote={quantity > 1 ? t`${each} je Stück` : undefined}
      unpriced={props.unpriced ?? false}
      actions={actions}
      level={props.level ?? 2}
    >
      <ul className={styles['facts']}>
        {showQuantity && <li>{t`Menge: ${quantity}`}</li>}
        {options.map(({ group, option }) => (
          <li key={group}>{`${group}: ${option}`}</li>
        ))}
        {digital && <li>{t`Zum Herunterladen`}</li>}
        {deliveryTime && <li>{t`Lieferzeit: ${deliveryTime}`}</li>}
      </ul>
    </ArticleRow>
  );
}

function Cover({ cover }: { cover: Media | null }): ReactElement {
  return (
    <Picture
      src={cover?.thumbnails[0]?.url ?? cover?.url}
      sources={cover?.thumbnails ?? []}
      sizes="8.5rem"
      alt=""
      ratio="3 / 4"
      fit="contain"
    />
  );
}
