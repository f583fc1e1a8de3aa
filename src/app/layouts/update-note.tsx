import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { updateAtom } from '#platform/install/service-worker.ts';
import styles from './update-note.module.css';

/** Offers a new version of the shop; never shown in cart and checkout, where nobody wants to reload. */
export function UpdateNote(): ReactElement | null {
  const { t } = useLingui();
  const update = useAtomValue(updateAtom);
  if (!update) return null;
  return (
    <p className={styles['note']} role="status">
      {t`Es gibt eine neue Version des Shops.`} <button type="button" onClick={update.apply}>{t`Neu laden`}</button>
    </p>
  );
}
