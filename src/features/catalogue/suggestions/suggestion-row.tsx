import { useEffect, useRef, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { PageLink } from '#ui/navigation/page-link.tsx';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { cardPrice } from '../product/product-prices.ts';
import type { SuggestionOption } from './suggestion-options.ts';
import styles from './suggestions.module.css';

interface SuggestionRowProps {
  option: SuggestionOption;
  isActive: boolean;
  onFollow: () => void;
}

/** A line of the list: a link that the keyboard reaches through the field. */
export function SuggestionRow({ option, isActive, onFollow }: SuggestionRowProps): ReactElement {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <PageLink
      ref={link}
      id={option.id}
      to={option.to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles['option']}
      onClick={onFollow}
    >
      <Content option={option} />
    </PageLink>
  );
}

function Content({ option }: { option: SuggestionOption }): ReactElement {
  switch (option.kind) {
    case 'product':
      return <ProductLine product={option.product} />;
    case 'place':
      return <PlaceLine trail={option.place.breadcrumb.slice(1, -1)} name={option.place.name} />;
    case 'all':
      return <AllLine text={option.text} total={option.total} />;
    case 'recent':
      return <span className={styles['recent']}>{option.text}</span>;
    case 'composer':
      return <span>{option.composer}</span>;
    case 'seen':
      return <PlaceLine trail={[option.thing.makers].filter(Boolean)} name={option.thing.name} />;
  }
}

function AllLine({ text, total }: { text: string; total: number }): ReactElement {
  const { t } = useLingui();
  return <span className={styles['all']}>{t`Alle ${total} Treffer für „${text}“`}</span>;
}

function ProductLine({ product }: { product: ProductCard }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { amount, from } = cardPrice(product);
  const price = formats.price(amount);
  return (
    <>
      <span className={styles['cover']}>
        <MediaPicture media={product.cover} alt="" ratio="1 / 1" fit="snug" sizes="3rem" />
      </span>
      <span className={styles['name']}>{product.name}</span>
      <span className={styles['amount']}>{from ? t`ab ${price}` : price}</span>
    </>
  );
}

function PlaceLine({ trail, name }: { trail: readonly string[]; name: string }): ReactElement {
  return (
    <span>
      {trail.length > 0 && <span className={styles['trail']}>{trail.join(' / ')} / </span>}
      {name}
    </span>
  );
}
