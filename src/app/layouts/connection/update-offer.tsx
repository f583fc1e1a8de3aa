import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '#ui/class-names.ts';
import { isCopyingAtom } from '#features/uploads/copying-atom.ts';
import styles from './note.module.css';

/** Asks whether to load the new version; not while a file is copied, which the reload would break off. */
export function UpdateOffer({ apply }: { apply: () => void }): ReactElement | null {
  const { t } = useLingui();
  const isCopying = useAtomValue(isCopyingAtom);
  if (isCopying) return null;
  return (
    <p className={classNames(styles['note'], styles['important'])} role="status">
      {t`Es gibt eine neue Version des Shops.`} <button type="button" onClick={apply}>{t`Neu laden`}</button>
    </p>
  );
}
