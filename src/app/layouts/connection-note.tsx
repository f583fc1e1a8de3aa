import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { onlineAtom } from '#platform/connectivity/online-atom.ts';
import styles from './connection-note.module.css';

/** Says that there is no connection, and that nothing is lost. */
export function ConnectionNote(): ReactElement {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  return (
    <p className={styles['note']} role="status" data-empty={online || undefined}>
      {online
        ? ''
        : t`Keine Verbindung. Ihre Dateien und Ihr Warenkorb sind gesichert; wir machen weiter, sobald Sie online sind.`}
    </p>
  );
}
