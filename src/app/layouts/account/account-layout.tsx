import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';
import { Button } from '#ui/actions/button.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { PageLink } from '#ui/navigation/page-link.tsx';
import styles from './account-layout.module.css';
import { useAccountPlaces } from './account-places.ts';
import { useLogOut } from './use-log-out.ts';

/** Around the pages of the account: the ways between them, and out. */
export function AccountLayout(): ReactElement {
  const { t } = useLingui();
  const places = useAccountPlaces();
  const { isBusy, ask } = useLogOut();
  const isLoggedIn = useAtomValue(sessionKindAtom) === 'customer';
  return (
    <PageWidth>
      <TrailView name={t`Ihr Konto`} />
      <div className={styles['frame']}>
        <nav className={styles['places']} aria-label={t`Ihr Konto`}>
          <ul>
            {places.map(({ to, name }) => (
              <li key={to}>
                <PageLink to={to}>{name}</PageLink>
              </li>
            ))}
          </ul>
          <Button size="small" variant="secondary" busy={isBusy} disabled={!isLoggedIn} onClick={() => void ask()}>
            {t`Abmelden`}
          </Button>
        </nav>
        <div className={styles['content']}>
          <Outlet />
        </div>
      </div>
    </PageWidth>
  );
}
