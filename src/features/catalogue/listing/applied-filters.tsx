import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { CloseIcon } from '#ui/icons/frame-icons.tsx';
import { ShopLink } from '#ui/navigation/shop-link.tsx';
import { listingSearch } from '../listing-address.ts';
import { listAppliedFilters, type AppliedFilter } from './list-applied-filters.ts';
import styles from './applied-filters.module.css';

export interface ListingChoices {
  listing: ProductListing;
  query: ListingQuery;
  /** What was searched for, on the search page. */
  text: string | null;
}

/** The filters in use, each a link that takes it away. */
export function AppliedFilters({ listing, query, text }: ListingChoices): ReactElement | null {
  const { t } = useLingui();
  const describe = useFilterWords();
  const filters = listAppliedFilters(listing, query);
  if (filters.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t`Gewählte Filter`}>
      {filters.map((filter) => {
        const words = describe(filter);
        return (
          <li key={filter.key}>
            <ShopLink
              className={styles['chip']}
              to={listingSearch(filter.without, text)}
              preventScrollReset
              aria-label={t`Filter ${words} entfernen`}
            >
              {words}
              <CloseIcon size="1em" />
            </ShopLink>
          </li>
        );
      })}
      {filters.length > 1 && (
        <li>
          <ShopLink className={styles['all']} to={listingSearch(onlySorted(query), text)} preventScrollReset>
            {t`Alle Filter entfernen`}
          </ShopLink>
        </li>
      )}
    </ul>
  );
}

function onlySorted({ order }: ListingQuery): ListingQuery {
  return order === undefined ? {} : { order };
}

function useFilterWords(): (filter: AppliedFilter) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return (filter) => {
    switch (filter.kind) {
      case 'name':
        return filter.name;
      case 'min-price': {
        const price = formats.price(filter.value);
        return t`ab ${price}`;
      }
      case 'max-price': {
        const price = formats.price(filter.value);
        return t`bis ${price}`;
      }
      case 'rating': {
        const stars = filter.value;
        return t`ab ${stars} Sternen`;
      }
      case 'shipping-free':
        return t`Versandkostenfrei`;
    }
  };
}
