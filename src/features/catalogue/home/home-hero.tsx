import type { ReactElement, ReactNode } from 'react';
import { preload } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import largePage from './home-page-of-music-1200.webp';
import smallPage from './home-page-of-music-640.webp';
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
        {/* Two copies of one page: they are one file to fetch. */}
        <div className={styles['scores']} aria-hidden="true">
          <div className={styles['back']}>
            <PageOfMusic />
          </div>
          <div className={styles['front']}>
            <PageOfMusic />
          </div>
        </div>
      </PageWidth>
    </div>
  );
}

const widths = '(min-width: 64rem) 36rem, (min-width: 40rem) 34rem, 86vw';
const files = `${smallPage} 640w, ${largePage} 1200w`;

/** Windows in whose first screen the page lies; on phones it lies below. */
const showsPageAtOnce = '(min-width: 40rem)';

/** The first invention of Bach's, as NF-1001 prints it. */
function PageOfMusic(): ReactElement {
  preload(largePage, {
    as: 'image',
    imageSrcSet: files,
    imageSizes: widths,
    fetchPriority: 'high',
    media: showsPageAtOnce,
  });
  return <img alt="" sizes={widths} srcSet={files} src={largePage} width={1200} height={1697} loading="lazy" />;
}
