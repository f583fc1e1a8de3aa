import type { ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';
import { TextLink } from '#ui/navigation/text-link.tsx';
import type { WithdrawalClasses } from './withdrawal-classes.ts';
import styles from './withdrawal-notes.module.css';

/** Says before the order which goods can be returned and which cannot (LAW-08). */
export function WithdrawalNotes({ classes }: { classes: WithdrawalClasses }): ReactElement {
  const { individual, ordinary, digital } = classes;
  return (
    <div className={styles['notes']}>
      {individual && (
        <p>
          <Trans>Für individuell bedruckte Ware besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).</Trans>
        </p>
      )}
      {ordinary && (
        <p>
          {individual ? (
            <Trans>
              Die übrigen Artikel können Sie 14 Tage lang zurückgeben:{' '}
              <TextLink to="/widerrufsrecht">Widerrufsrecht</TextLink>.
            </Trans>
          ) : (
            <Trans>
              Sie haben ein 14-tägiges <TextLink to="/widerrufsrecht">Widerrufsrecht</TextLink>.
            </Trans>
          )}
        </p>
      )}
      {digital && (
        <p>
          <Trans>
            Bei Dateien zum Herunterladen endet das Widerrufsrecht, sobald wir sie mit Ihrer Zustimmung bereitstellen.
          </Trans>
        </p>
      )}
    </div>
  );
}
