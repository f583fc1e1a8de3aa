import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#ui/fields/select-field.tsx';
import { listingSearch } from '../listing-address.ts';
import type { ListingChoices } from './applied-filters.tsx';

/** The order of a listing, in the shop's own words for it. */
export function SortingSelect({ listing, query, text }: ListingChoices): ReactElement | null {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (listing.availableSortings.length < 2 || listing.total < 2) return null;
  return (
    <SelectField
      label={t`Sortieren nach`}
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
  );
}
