import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { HomeOpening } from '#features/catalogue/home-opening.tsx';
import { ProductMarkContext } from '#features/catalogue/product-marks.ts';
import { ProductRow } from '#features/catalogue/product-row.tsx';
import { webSiteData } from '#features/catalogue/structured-data.ts';
import { CmsContent } from '#features/cms/cms-content.tsx';
import { ScoreDrop } from '#features/sheet-configurator/score-drop.tsx';
import { wishlistMark } from '#features/wishlist/wishlist-toggle.tsx';
import { localisedPath } from '#platform/configuration/locales.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { useShell } from '#platform/session/shell.ts';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { EnvironmentContext } from './content/environment.ts';
import { homeElements } from './content/home-elements.tsx';
import type { loadHomePage } from './loaders/load-home-page.ts';

/** The first thing a newcomer sees: the place to drop a score. Below: how it works, what it costs, the shop's own content. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const { configuration, locale } = useShell();
  const { category, printsFiles, priceExamples, popular, origin } = useLoaderData<typeof loadHomePage>();
  const home = localisedPath(locale, '/');
  const site = webSiteData(configuration.brand.name, locale, { base: origin + (home === '/' ? '' : home) });
  return (
    <ProductMarkContext value={wishlistMark}>
      <PageHead
        title={category?.metaTitle ?? (printsFiles ? t`Noten drucken und binden` : configuration.brand.name)}
        description={category?.metaDescription ?? undefined}
        canonicalPath="/"
        structuredData={[organisation(configuration.brand, origin), site]}
      />
      <HomeOpening
        drop={printsFiles ? <ScoreDrop /> : null}
        shopName={configuration.brand.name}
        examples={priceExamples}
      />
      {category?.cmsPage && (
        <EnvironmentContext value={{ categoryId: category.id, formPlace: { navigationId: category.id } }}>
          <CmsContent page={category.cmsPage} elements={homeElements} below />
        </EnvironmentContext>
      )}
      <PageWidth>
        <ProductRow heading={t`Gern bestellt`} products={popular} />
      </PageWidth>
    </ProductMarkContext>
  );
}

/** schema.org Organization with its site (SEO-06). */
function organisation(brand: { name: string; company: string; email: string }, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.company,
    url: origin,
    ...(brand.email === '' ? {} : { email: brand.email }),
  };
}
