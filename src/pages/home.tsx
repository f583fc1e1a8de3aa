import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { HomeOpening } from '#features/catalogue/home-opening.tsx';
import { ScoreDrop } from '#features/sheet-configurator/score-drop.tsx';
import { localisedPath } from '#platform/configuration/locales.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { standingPart } from '#platform/navigation/standing-part.tsx';
import { useShell } from '#platform/session/shell.ts';
import type { loadHomePage } from './loaders/load-home-page.ts';

const content = standingPart(async () => {
  const { HomeRest, bringStandingContent } = await import('./content/home-rest.tsx');
  await bringStandingContent();
  return HomeRest;
});

/** Brings what a home page that was rendered can be used without. @throws when it cannot be had */
export const bringHomeRest = content.bring;

/** The first thing a newcomer sees: the place to drop a score. Below: how it works, what it costs, the shop's own content. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const { configuration, locale } = useShell();
  const { category, printsFiles, priceExamples, popular, origin } = useLoaderData<typeof loadHomePage>();
  const home = localisedPath(locale, '/');
  const structuredData = async () => {
    const { organisationData, webSiteData } = await import('#features/catalogue/structured-data.ts');
    const { brand } = configuration;
    const base = origin + (home === '/' ? '' : home);
    return [organisationData(brand, origin), webSiteData(brand.name, locale, { base })];
  };
  return (
    <>
      <PageHead
        title={category?.metaTitle ?? (printsFiles ? t`Noten drucken und binden` : configuration.brand.name)}
        description={category?.metaDescription ?? undefined}
        canonicalPath="/"
        structuredData={structuredData}
      />
      <HomeOpening
        drop={printsFiles ? <ScoreDrop /> : null}
        shopName={configuration.brand.name}
        examples={priceExamples}
      />
      <content.Part category={category} popular={popular} />
    </>
  );
}
