import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { productPath } from '#store-api/catalogue/content-path.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import styles from './buy-box.module.css';
import { DeliveryNote } from './product/delivery-note.tsx';
import { ProductPrice } from './product/product-price.tsx';
import { cardPrice, singlePrice, tierSteps } from './product/product-prices.ts';
import { TierTable } from './product/tier-table.tsx';
import { variantGroups } from './product/variant-choice.ts';
import { VariantChooser } from './product/variant-chooser.tsx';

type BuyBoxData = NonNullable<CmsSlotOf<'buy-box'>['data']>;

interface BuyBoxProps {
  product: ProductCard;
  configurator: BuyBoxData['configuratorSettings'];
  /** Quantity and button that put it into the cart. */
  purchase: ReactNode;
}

/** Price, choice and cart button of a product in a content page. Its name leads to its own page, and so does every other variant. */
export function BuyBox({ product, configurator, purchase }: BuyBoxProps): ReactElement {
  const { t } = useLingui();
  const path = productPath(product);
  // Only one of its variants can be bought.
  const isFamily = configurator.length > 0 && product.optionIds.length === 0;
  const groups = variantGroups({ optionIds: product.optionIds, configurator, variants: [] });
  const leading = groups.map(({ id, name, options }) => ({
    id,
    name,
    options: options.map((option) => Object.assign(option, { to: option.chosen ? path : path + option.to })),
  }));
  return (
    <div className={styles['box']}>
      <h2>
        <TextLink quiet to={path}>
          {product.name}
        </TextLink>
      </h2>
      <ProductPrice price={isFamily ? cardPrice(product) : singlePrice(product)} product={product} size="large" />
      <VariantChooser groups={leading} />
      <DeliveryNote product={{ ...product, restockTime: null }} />
      {isFamily ? <ButtonLink to={path}>{t`Ausführung wählen`}</ButtonLink> : purchase}
      {!isFamily && <TierTable steps={tierSteps(product)} />}
    </div>
  );
}
