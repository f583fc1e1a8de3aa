import type { ReactElement } from 'react';
import { Form, useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { listingSearch } from '../listing-address.ts';
import type { ListingChoices } from './applied-filters.tsx';
import styles from './sorting-select.module.css';

/** The order of a listing, in the shop's own words for it. Without scripts a button sends the choice. */
export function SortingSelect({ listing, query, text }: ListingChoices): ReactElement {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { order: _order, ...others } = query;
  const kept = [...new URLSearchParams(listingSearch({ ...others, page: 1 }, text))];
  return (
    <Form className={styles['sorting']}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={t`Sortieren nach`}
        name="order"
        value={listing.sorting ?? ''}
        onChange={({ target }) => {
          const search = listingSearch({ ...query, page: 1, order: target.value }, text);
          void navigate({ search }, { preventScrollReset: true });
        }}
      >
        {listing.availableSortings.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" variant="secondary">{t`Sortieren`}</Button>
      </noscript>
    </Form>
  );
}

/** Whether a listing can be put into another order. */
export const hasOrders = ({ availableSortings, total }: ListingChoices['listing']): boolean =>
  availableSortings.length > 1 && total > 1;
