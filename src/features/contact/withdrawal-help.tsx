import { Trans, useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import styles from './side-texts.module.css';

/** Beside the declaration: what happens with it, and what else can be done. */
export function WithdrawalHelp() {
  const { t } = useLingui();
  const { email } = useShell().configuration.brand;
  return (
    <Stack gap={6}>
      <div>
        <h2 className={styles['title']}>{t`So geht es weiter`}</h2>
        <ol className={styles['steps']}>
          <li>{t`Sie bekommen sofort eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit.`}</li>
          <li>{t`Wir prüfen, welche Artikel Sie widerrufen können.`}</li>
          <li>{t`Wir schreiben Ihnen, wie Rücksendung und Erstattung ablaufen.`}</li>
        </ol>
      </div>
      <div>
        <h2 className={styles['title']}>{t`Gut zu wissen`}</h2>
        <p className={styles['small']}>
          <Trans>
            Für Noten, die wir nach Ihren Dateien drucken, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).
            Absenden können Sie Ihre Erklärung trotzdem; wir sehen uns jeden Fall an. Fristen und Folgen stehen in der{' '}
            <TextLink to="/wiederrufsrecht">Widerrufsbelehrung</TextLink>.
          </Trans>
        </p>
        {email !== '' && (
          <p className={styles['small']}>
            <Trans>
              Sie können auch per Brief oder E-Mail widerrufen: <TextLink to={`mailto:${email}`}>{email}</TextLink>
            </Trans>
          </p>
        )}
      </div>
    </Stack>
  );
}
