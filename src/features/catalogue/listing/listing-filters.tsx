import { useCallback, useState, type ReactElement } from 'react';
import { Form } from 'react-router';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isUnansweredListing } from '#offline/unanswered-listing.ts';
import type { FacetCounts } from '#store-api/schemas/facet-counts.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FilterIcon } from '#ui/icons/action-icons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { listingSearch } from '../listing-address.ts';
import type { ListingChoices } from './applied-filters.tsx';
import { listAppliedFilters } from './list-applied-filters.ts';
import { ChoiceCount } from './choice-count.tsx';
import { FilterGroup } from './filter-group.tsx';
import { PriceFilter } from './price-filter.tsx';
import { RatingFilter } from './rating-filter.tsx';
import { useFilterForm } from './use-filter-form.ts';
import styles from './listing-filters.module.css';

interface ListingFiltersProps extends ListingChoices {
  /** Names of the shop's filters, such as `price-filter`; all without it. */
  allowed?: readonly string[] | undefined;
  /** Whether wide screens have them in a sidebar of the page, drawn by `FiltersAside`: then only narrow ones have them here. */
  aside?: boolean;
}

/**
 * What a listing can be narrowed by. Every change goes to the address at once; without scripts the form is sent by its
 * button. On narrow screens the filters lie on a sheet over the page, which says how many articles are left.
 */
export function ListingFilters(props: ListingFiltersProps): ReactElement | null {
  const { listing, query, allowed, aside = false } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const offers = offersOf(listing, choosable(listing, query).length > 0, allowed);
  if (!Object.values(offers).some(Boolean)) return null;
  const inUse = listAppliedFilters(listing, query).length;
  const { total } = listing;
  return (
    <>
      <div className={styles['toggle']} data-aside={aside || undefined}>
        <Button variant="secondary" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <FilterIcon /> {inUse === 0 ? t`Filtern` : t`Filtern (${inUse} gewählt)`}
        </Button>
      </div>
      {!aside && (
        <div className={styles['beside']}>
          <FilterForm {...props} offers={offers} />
        </div>
      )}
      <Dialog
        open={open}
        onClose={close}
        title={t`Filter`}
        closeLabel={t`Filter schließen`}
        placement="side"
        actions={
          <Button variant="primary" wide aria-live="polite" onClick={close}>
            {isUnansweredListing(listing)
              ? t`Filter schließen`
              : t`${plural(total, { one: '# Artikel zeigen', other: '# Artikel zeigen' })}`}
          </Button>
        }
      >
        <FilterForm {...props} offers={offers} />
      </Dialog>
    </>
  );
}

/** The filters in a sidebar of the page. On narrow screens the sheet of `ListingFilters` has them. */
export function FiltersAside(props: ListingFiltersProps): ReactElement | null {
  const { listing, query, allowed } = props;
  const offers = offersOf(listing, choosable(listing, query).length > 0, allowed);
  if (!Object.values(offers).some(Boolean)) return null;
  return <FilterForm {...props} offers={offers} />;
}

function FilterForm({ listing, query, text, offers }: ListingChoices & { offers: FilterOffers }): ReactElement {
  const { t } = useLingui();
  const { version, handlers } = useFilterForm(listingSearch({ ...query, page: 1 }, text), text);
  return (
    <Form key={version} className={styles['form']} aria-label={t`Artikel filtern`} {...handlers}>
      {text && <input type="hidden" name="search" value={text} />}
      {query.order && <input type="hidden" name="order" value={query.order} />}
      <Offers offers={offers} listing={listing} query={query} />
      {/* For Enter in a field: with two of them a browser sends a form only if it has such a button. */}
      <button type="submit" hidden>{t`Filter anwenden`}</button>
      <noscript>
        <Button type="submit" variant="secondary">{t`Filter anwenden`}</Button>
      </noscript>
    </Form>
  );
}

function Offers({ offers, listing, query }: Omit<ListingChoices, 'text'> & { offers: FilterOffers }): ReactElement {
  const { t } = useLingui();
  const { price, manufacturers } = listing.aggregations;
  const { counts } = listing;
  const properties = choosable(listing, query);
  return (
    <>
      {offers.properties &&
        properties.map((group) => (
          <FilterGroup key={group.id} name="properties" group={group} chosen={query.properties ?? []} counts={counts} />
        ))}
      {offers.price && price && <PriceFilter bounds={price} query={query} />}
      {offers.manufacturer && (
        <FilterGroup
          name="manufacturer"
          group={{ name: t`Hersteller`, options: manufacturers }}
          chosen={query.manufacturers ?? []}
          counts={counts}
        />
      )}
      {offers.rating && <RatingFilter chosen={query.rating ?? 0} counts={counts} />}
      {offers.shippingFree && <ShippingFreeFilter chosen={query.shippingFree ?? false} counts={counts} />}
    </>
  );
}

function ShippingFreeFilter({ chosen, counts }: { chosen: boolean; counts: FacetCounts | undefined }): ReactElement {
  const { t } = useLingui();
  return (
    <Checkbox
      label={
        <>
          {t`Versandkostenfrei`}
          <ChoiceCount total={counts?.shippingFree} />
        </>
      }
      disabled={counts?.shippingFree === 0 && !chosen}
      name="shipping-free"
      value="1"
      defaultChecked={chosen}
    />
  );
}

/** Properties with several values. One value is no choice, unless it was chosen and can be given up. */
function choosable({ aggregations }: ListingChoices['listing'], query: ListingChoices['query']) {
  const chosen = new Set(query.properties);
  return aggregations.properties.filter(
    ({ options }) => options.length > 1 || options.some(({ id }) => chosen.has(id)),
  );
}

type FilterOffers = ReturnType<typeof offersOf>;

/** Which filters make sense: allowed by the shop's layout, and with something to choose between. */
function offersOf(
  { aggregations }: ListingChoices['listing'],
  hasProperties: boolean,
  allowed: readonly string[] | undefined,
) {
  const may = (filter: string): boolean => allowed === undefined || allowed.includes(filter);
  const { price, manufacturers, maxRating, hasShippingFree } = aggregations;
  return {
    properties: may('property-filter') && hasProperties,
    price: may('price-filter') && price !== null && price.max > price.min,
    manufacturer: may('manufacturer-filter') && manufacturers.length > 1,
    rating: may('rating-filter') && maxRating !== null,
    shippingFree: may('shipping-free-filter') && hasShippingFree,
  };
}
