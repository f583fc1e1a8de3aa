import type { ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';
import { readPrintJob } from '#print/payload/print-job-payload.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { TextLink } from '#ui/navigation/text-link.tsx';
import styles from './withdrawal-notes.module.css';

export interface WithdrawalClasses {
  /** Made to the customer's own files and choices: no right of withdrawal (§ 312g (2) no. 1 BGB). */
  individual: boolean;
  /** Everything else that is shipped: 14 days. */
  ordinary: boolean;
  /** Downloads: the right ends with consent to immediate delivery (§ 356 (5) BGB). */
  digital: boolean;
}

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

/** Which rules of withdrawal touch these lines; several may (LAW-08). */
export function withdrawalClasses(lines: readonly Pick<LineItem, 'type' | 'payload' | 'digital'>[]): WithdrawalClasses {
  const goods = lines.filter(({ type }) => type !== 'promotion');
  const isJob = ({ payload }: Pick<LineItem, 'payload'>): boolean => readPrintJob(payload) !== undefined;
  return {
    individual: goods.some(isJob),
    ordinary: goods.some((line) => !isJob(line) && !line.digital),
    digital: goods.some(({ digital }) => digital),
  };
}
