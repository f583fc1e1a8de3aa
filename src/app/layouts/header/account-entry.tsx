import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';
import { buttonClass } from '#ui/actions/button-look.ts';
import { AccountIcon } from '#ui/icons/frame-icons.tsx';
import { PageLink } from '#ui/navigation/page-link.tsx';
import styles from './account-entry.module.css';

/** The way to the account; who is logged in gets a menu in its place. On a phone the way stands in the shop's menu. */
export function AccountEntry(): ReactElement {
  const { t } = useLingui();
  const isLoggedIn = useAtomValue(sessionKindAtom) === 'customer';
  return (
    <div className={styles['entry']}>
      <PageLink
        to="/account"
        className={buttonClass({ variant: 'quiet', shape: 'icon' })}
        aria-label={t`Ihr Konto`}
        title={t`Ihr Konto`}
      >
        <AccountIcon />
      </PageLink>
      {isLoggedIn && <LatePart load={loadMenu} props={{}} areas={['account']} />}
    </div>
  );
}

const loadMenu = async () => (await import('./account-menu.tsx')).AccountMenu;
