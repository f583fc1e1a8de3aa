import type { ReactElement, ReactNode } from 'react';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { HomeHero } from './home/home-hero.tsx';
import { HomePrices } from './home/home-prices.tsx';
import { HomeSteps } from './home/home-steps.tsx';
import type { PriceExample } from './home/price-examples.ts';

interface HomeOpeningProps {
  /** Where a score can be dropped. */
  drop: ReactNode;
  examples: readonly PriceExample[];
}

/** What the home page begins with, whatever the shop adds to it: the place for a score, how it works, what it costs. */
export function HomeOpening({ drop, examples }: HomeOpeningProps): ReactElement {
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
