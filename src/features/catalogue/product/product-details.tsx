import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Product } from '#store-api/catalogue/product.ts';
import { DefinitionList, type Definition } from '#ui/content/definition-list.tsx';
import { formatWeight } from '#platform/i18n/format-weight.ts';
import { Section } from '#ui/layout/section.tsx';
import styles from './product-details.module.css';

interface ProductDetailsProps {
  product: Product;
  /** The product's description, drawn. */
  description: ReactNode;
  /** The maker's own words: trade, postal and e-mail address (GPSR, LAW-32), drawn. */
  maker: ReactNode;
}

/** Description, properties and who made it. */
export function ProductDetails({ product, description, maker }: ProductDetailsProps): ReactElement {
  const { t } = useLingui();
  const facts = useFacts(product);
  return (
    <Section heading={t`Beschreibung`}>
      <div className={styles['columns']}>
        <div>{description}</div>
        <div className={styles['facts']}>
          {facts.length > 0 && <DefinitionList items={facts} />}
          {product.manufacturer && (
            <div className={styles['maker']}>
              <h3>{t`Hersteller`}</h3>
              <p>{product.manufacturer.name}</p>
              {maker}
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Properties by group, then what every product has. */
function useFacts(product: Product): readonly Definition[] {
  const { t, i18n } = useLingui();
  const groups = new Map<string, string[]>();
  for (const { name, group } of [...product.options, ...product.properties]) {
    const names = groups.get(group?.name ?? '') ?? [];
    if (!names.includes(name)) groups.set(group?.name ?? '', [...names, name]);
  }
  return [
    ...[...groups].map(([label, names]) => ({ key: label, label, value: names.join(', ') })),
    ...(product.weight ? [{ key: 'weight', label: t`Gewicht`, value: formatWeight(product.weight, i18n.locale) }] : []),
    { key: 'number', label: t`Artikelnummer`, value: product.productNumber },
    ...(product.ean ? [{ key: 'ean', label: 'EAN', value: product.ean }] : []),
  ];
}
