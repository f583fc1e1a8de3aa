import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { listingSearch } from '../listing-address.ts';
import { pageCountOf } from './page-count.ts';
import type { useListing } from './listing-state.ts';
import type { ListingChoices } from './applied-filters.tsx';
import styles from './listing-pages.module.css';

/** How much of the listing is on show, the way to more of it, and links to every page. */
export function ListingPages(props: ListingChoices & { state: ReturnType<typeof useListing> }): ReactElement {
  const { listing, query, text, state } = props;
  const { t } = useLingui();
  const { pathname } = useLocation();
  const before = (listing.page - 1) * listing.limit;
  const shown = before + state.products.length;
  const first = before + 1;
  const { total } = listing;
  return (
    <div className={styles['pages']}>
      {pageCountOf(listing) > 1 && <p className={styles['shown']}>{t`${first} bis ${shown} von ${total} Artikeln`}</p>}
      {state.phase === 'failed' && (
        <Notice tone="danger" role="alert">
          {t`Weitere Artikel konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.`}
        </Notice>
      )}
      {state.hasMore && (
        <Button variant="secondary" busy={state.phase === 'loading'} onClick={() => void state.loadMore()}>
          {t`Mehr Artikel laden`}
        </Button>
      )}
      <Pagination
        label={t`Seiten`}
        page={state.page}
        pageCount={pageCountOf(listing)}
        hrefOf={(page) => pathname + listingSearch({ ...query, page }, text)}
        pageLabel={(page) => t`Seite ${page}`}
        previousLabel={t`Zurück`}
        nextLabel={t`Weiter`}
      />
    </div>
  );
}
