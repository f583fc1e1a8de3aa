import type { ReactElement, ReactNode } from 'react';
import { Form } from 'react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SearchIcon } from '#ui/icons/frame-icons.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import type { SearchContent } from './load-search.ts';
import { ProductListingView } from './listing/product-listing.tsx';
import { SearchHelpView } from './search/search-help.tsx';
import styles from './search-results.module.css';

interface SearchResultsProps {
  content: SearchContent;
  /** Below an empty result, and where no text was given. */
  below: ReactNode;
}

/** What was found for a text; without a text, the place to enter one. */
export function SearchResults({ content: { text, listing, help }, below }: SearchResultsProps): ReactElement {
  const { t } = useLingui();
  const { api } = useShell();
  if (listing === null) {
    return (
      <>
        <PageHeading intro={t`Titel, Komponist, Artikelnummer oder was Sie sonst suchen.`}>{t`Suche`}</PageHeading>
        <SearchForm />
        {below}
      </>
    );
  }
  const loadPage = async (query: ListingQuery): Promise<ProductListing> => {
    const { searchProducts } = await import('#store-api/catalogue/product-search.ts');
    return searchProducts(api, text, query);
  };
  return (
    <>
      <PageHeading eyebrow={t`Suche`}>
        <Trans>Treffer für „{text}“</Trans>
      </PageHeading>
      <ProductListingView listing={listing} loadPage={loadPage} leads empty={<NothingFound text={text} />} />
      {help && <SearchHelpView help={help} />}
      {listing.total === 0 && below}
    </>
  );
}

function SearchForm(): ReactElement {
  const { t } = useLingui();
  return (
    <Form action="/search" role="search" className={styles['form']}>
      <TextField type="search" name="search" label={t`Wonach suchen Sie?`} required />
      <Button type="submit">
        <SearchIcon /> {t`Suchen`}
      </Button>
    </Form>
  );
}

function NothingFound({ text }: { text: string }): ReactElement {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      title={t`Zu „${text}“ haben wir nichts gefunden`}
      actions={<ButtonLink to="/sheet-configuration-v3">{t`Eigene Noten drucken lassen`}</ButtonLink>}
    >
      <p>
        <Trans>
          Prüfen Sie die Schreibweise, nehmen Sie ein Wort weniger oder ein allgemeineres, und nehmen Sie gewählte
          Filter weg. Ein Stück, das wir nicht führen, drucken wir gern{' '}
          <TextLink to="/sheet-configuration-v3">aus Ihrem PDF</TextLink>.
        </Trans>
      </p>
    </EmptyState>
  );
}
