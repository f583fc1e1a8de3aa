import type { ReactElement, ReactNode } from 'react';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { HomeHero } from './home/home-hero.tsx';
import { HomePrices } from './home/home-prices.tsx';
import { HomeSteps } from './home/home-steps.tsx';
import type { PriceExample } from './home/price-examples.ts';

interface HomeOpeningProps {
  /** Where a score can be dropped; without it the shop prints no files, and its name opens the page. */
  drop: ReactNode | null;
  shopName: string;
  examples: readonly PriceExample[];
}

/** What the home page begins with, whatever the shop adds to it: the place for a score, how it works, what it costs. */
export function HomeOpening({ drop, shopName, examples }: HomeOpeningProps): ReactElement {
  if (drop === null)
    return (
      <PageWidth>
        <PageHeading>{shopName}</PageHeading>
      </PageWidth>
    );
  return (
    <>
      <HomeHero drop={drop} />
      <PageWidth>
        <HomeSteps />
        <HomePrices examples={examples} />
      </PageWidth>
    </>
  );
}
