import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { LandingContent, Placed } from '#features/catalogue/load-content.ts';
import { CmsContent } from '#features/cms/cms-content.tsx';
import { headingSlot } from '#features/cms/page-landmarks.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { addressesOf } from './addresses.ts';
import { contentElements } from './content-elements.tsx';
import { EnvironmentContext } from './environment.ts';

/** A page outside the category tree: campaigns, legal texts. */
export function LandingPage({ content }: { content: LandingContent & Placed & { origin: string } }): ReactElement {
  const { t } = useLingui();
  const { page, canonicalPath, alternates, origin } = content;
  const ends = { home: t`Start`, page: page.name };
  return (
    <>
      <PageHead
        title={page.metaTitle ?? page.name}
        description={page.metaDescription ?? undefined}
        canonicalPath={canonicalPath}
        alternates={alternates}
        structuredData={async () => {
          const { breadcrumbData } = await import('#features/catalogue/structured-data.ts');
          return [breadcrumbData([], ends, addressesOf(origin, content))];
        }}
      />
      <PageWidth>
        <TrailView name={page.name} />
        {headingSlot(page.cmsPage) === null && <PageHeading>{page.name}</PageHeading>}
      </PageWidth>
      {page.cmsPage && (
        <EnvironmentContext value={{ formPlace: { navigationId: page.id, entityName: 'landing_page' } }}>
          <CmsContent page={page.cmsPage} elements={contentElements} />
        </EnvironmentContext>
      )}
    </>
  );
}
