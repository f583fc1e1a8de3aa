import type { ReactElement, ReactNode } from 'react';
import { type Location, ScrollRestoration, useMatches, useNavigation, useRouteLoaderData } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import { RouteAnnouncement } from '#platform/navigation/route-announcement.tsx';
import { SkipLink } from '#ui/navigation/skip-link.tsx';
import { NotificationRegion } from '../notification-region.tsx';
import { BesidePage } from './beside-page.tsx';
import { ConnectionNote } from './connection-note.tsx';
import type { Frame } from './load-frame.ts';
import styles from './page-frame.module.css';

const emptyFrame: Frame = { main: [], footer: [], service: [] };

/** The menus, also on error pages where nothing could be loaded. */
export function useFrame(): Frame {
  return useRouteLoaderData<Frame>('frame') ?? emptyFrame;
}

/** Of the prices in what the page was loaded with. */
function useCurrencyOfData(): string | undefined {
  return Object(useMatches().at(-1)?.loaderData).currency;
}

interface PageFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** What has no key was opened anew, as every document is: one opens where it was left itself, not where the one before it was. */
const placeKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** Landmarks, skip link, notices and focus handling around every page. */
export function PageFrame({ header, footer, children }: PageFrameProps): ReactElement {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  return (
    <div className={styles['page']}>
      <SkipLink target="content">{t`Zum Inhalt springen`}</SkipLink>
      {header}
      <div className={styles['progress']} data-busy={busy || undefined} aria-hidden="true" />
      <ConnectionNote />
      <main id="content" tabIndex={-1} aria-busy={busy}>
        <PriceCurrencyContext value={useCurrencyOfData()}>{children}</PriceCurrencyContext>
      </main>
      {footer}
      <BesidePage />
      <NotificationRegion />
      <RouteAnnouncement />
      <ScrollRestoration getKey={placeKey} />
    </div>
  );
}
