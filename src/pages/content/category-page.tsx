import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { CategoryListing } from '#features/catalogue/category-listing.tsx';
import { isNarrowed, readListingQuery } from '#features/catalogue/listing-address.ts';
import type { CategoryContent } from '#features/catalogue/load-category.ts';
import type { Placed } from '#features/catalogue/load-content.ts';
import { summaryOf } from '#features/catalogue/summary.ts';
import { CmsContent } from '#features/cms/cms-content.tsx';
import { headingSlot, listingSlot, sidebarListing } from '#features/cms/page-landmarks.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { addressesOf } from './addresses.ts';
import { contentElements } from './content-elements.tsx';
import { EnvironmentContext } from './environment.ts';
import { CategoryOpening } from './category-opening.tsx';

interface CategoryPageProps {
  content: CategoryContent & Placed & { origin: string };
}

/** A category: its place, what is below it, its content and products. */
export function CategoryPage({ content }: CategoryPageProps): ReactElement {
  const { category, children, trail, listing } = content;
  const above = trail.slice(0, -1);
  return (
    <>
      <CategoryHead content={content} />
      <PageWidth>
        <TrailView trail={above} name={category.name} />
        <LatePart load={loadTake} props={{ content }} />
        <CategoryOpening content={content} headless={headingSlot(category.cmsPage) !== null} />
      </PageWidth>
      {category.cmsPage && (
        <EnvironmentContext
          value={{
            categories: children,
            sidebarListing: sidebarListing(category.cmsPage),
            formPlace: { navigationId: category.id },
          }}
        >
          <CmsContent page={category.cmsPage} elements={contentElements} />
        </EnvironmentContext>
      )}
      {listing && (
        <PageWidth>
          <CategoryListing listing={listing} leads={!category.cmsPage} />
        </PageWidth>
      )}
    </>
  );
}

const loadTake = async () => (await import('../taking/take-category.tsx')).TakeCategory;

/** Filtered and sorted listings are not for search engines; each further page is an address of its own (SEO-03). */
function CategoryHead({ content }: CategoryPageProps): ReactElement {
  const { category, trail, canonicalPath, alternates, origin } = content;
  const query = readListingQuery(new URLSearchParams(useLocation().search));
  const page = query.page ?? 1;
  const { t } = useLingui();
  const name = category.metaTitle ?? category.name;
  const addresses = addressesOf(origin, content);
  const isWhole = !isNarrowed(query);
  const ends = { home: t`Start`, page: category.name };
  return (
    <PageHead
      title={page > 1 ? t`${name} – Seite ${page}` : name}
      description={category.metaDescription ?? summaryOf(category.description)}
      canonicalPath={isWhole ? canonicalPath + (page > 1 ? `?p=${page}` : '') : undefined}
      alternates={alternates}
      image={content.picture?.url}
      structuredData={async () => {
        const { breadcrumbData, itemListData } = await import('#features/catalogue/structured-data.ts');
        const way = breadcrumbData(trail.slice(0, -1), ends, addresses);
        const listed = isWhole ? listedOf(content) : undefined;
        return listed ? [way, itemListData(listed, addresses)] : [way];
      }}
    />
  );
}

/** The articles a page shows, if any. */
function listedOf({ listing, category }: CategoryContent) {
  const listed = listing ?? listingSlot(category.cmsPage)?.data?.listing;
  return listed && listed.elements.length > 0 ? listed : undefined;
}
