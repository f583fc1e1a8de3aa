import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './price-filter.module.css';
import group from './filter-group.module.css';

interface PriceFilterProps {
  bounds: { readonly min: number };
  query: ListingQuery;
}

/**
 * Two plain fields: nothing has to be dragged (A11Y-09). Of the shop's range only the lower end is told: the upper one is
 * that of the dearest variant, which no card shows.
 */
export function PriceFilter({ bounds, query }: PriceFilterProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const lowest = formats.price(bounds.min);
  const fields = [
    { name: 'min-price', label: t`von`, value: query.minPrice, bound: String(Math.floor(bounds.min)) },
    { name: 'max-price', label: t`bis`, value: query.maxPrice, bound: '' },
  ];
  return (
    <fieldset className={group['group']}>
      <legend className={group['legend']}>{t`Preis`}</legend>
      <div className={styles['fields']}>
        {fields.map(({ name, label, value, bound }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={value ? formats.number(Math.round(100 * value) / 100) : ''}
            placeholder={bound}
          />
        ))}
      </div>
      <p className={styles['hint']}>{t`Günstigster Artikel: ${lowest}`}</p>
    </fieldset>
  );
}
