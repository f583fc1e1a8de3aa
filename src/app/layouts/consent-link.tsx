import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { isConsentOpenAtom } from '#platform/consent/consent-open-atom.ts';
import styles from './consent-link.module.css';

/** The way to the choices about cookies, on every page (LAW-20). */
export function ConsentLink(): ReactElement {
  const { t } = useLingui();
  const open = useSetAtom(isConsentOpenAtom);
  return (
    <button
      type="button"
      className={styles['link']}
      aria-haspopup="dialog"
      onClick={() => open(true)}
    >{t`Cookie-Einstellungen`}</button>
  );
}
