import type { ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import styles from './choice-count.module.css';

/** How many articles a choice would leave, where that is known. */
export function ChoiceCount({ total }: { total: number | null | undefined }): ReactElement | null {
  const { t } = useLingui();
  if (total === null || total === undefined) return null;
  return (
    <>
      {'\u00a0'}
      <span className={styles['count']} aria-hidden>
        {total}
      </span>
      <VisuallyHidden>{t`${plural(total, { one: '# Artikel', other: '# Artikel' })}`}</VisuallyHidden>
    </>
  );
}
