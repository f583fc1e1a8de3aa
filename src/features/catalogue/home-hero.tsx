import type { ReactElement, ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { ScorePage } from '#ui/ornaments/score-page.tsx';
import styles from './home-hero.module.css';

/** The first screen: what one gets here, and the place to drop a score. */
export function HomeHero({ drop }: { drop: ReactNode }): ReactElement {
  const { t } = useLingui();
  return (
    <div className={styles['table']}>
      <PageWidth className={styles['hero'] ?? ''}>
        <div className={styles['words']}>
          <PageHeading
            size="hero"
            intro={t`Legen Sie Ihr PDF hinein: Sie sehen sofort den Preis und jede Wendestelle. Papier, das nicht blendet, und eine Bindung, die offen liegen bleibt.`}
          >
            <Trans>Ihre Noten, gedruckt und gebunden</Trans>
          </PageHeading>
          {drop}
        </div>
        <div className={styles['scores']} aria-hidden="true">
          <div className={styles['back']}>
            <ScorePage seed={23} />
          </div>
          <div className={styles['front']}>
            <ScorePage seed={5} title="Sonate" composer="op. 1" />
          </div>
        </div>
      </PageWidth>
    </div>
  );
}
