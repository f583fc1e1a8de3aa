import { Trans, useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import styles from './side-texts.module.css';

/** Beside the contact form: other ways to reach the shop, and where an answer may already stand. */
export function ContactWays() {
  const { t } = useLingui();
  const { email } = useShell().configuration.brand;
  return (
    <Stack gap={6}>
      {email !== '' && (
        <Card kind="recess">
          <h2 className={styles['title']}>{t`Lieber per E-Mail?`}</h2>
          <p className={styles['address']}>
            <TextLink to={`mailto:${email}`}>{email}</TextLink>
          </p>
          <p className={styles['small']}>
            <Trans>
              Anschrift und Telefon stehen im <TextLink to="/impressum">Impressum</TextLink>.
            </Trans>
          </p>
        </Card>
      )}
      <div>
        <h2 className={styles['title']}>{t`Vielleicht steht es schon hier`}</h2>
        <ul className={styles['answers']}>
          <li>
            <TextLink to="/shipping">{t`Was kostet der Versand, wie lange dauert es?`}</TextLink>
          </li>
          <li>
            <TextLink to="/good-to-know">{t`Welches Format, welches Papier, welche Bindung?`}</TextLink>
          </li>
          <li>
            <TextLink to="/download">{t`Wo sind meine hochgeladenen Dateien?`}</TextLink>
          </li>
        </ul>
      </div>
      <div>
        <h2 className={styles['title']}>{t`Sie möchten eine Bestellung widerrufen?`}</h2>
        <p className={styles['small']}>{t`Das geht ohne Anmeldung und ohne Begründung.`}</p>
        <ButtonLink to="/vertrag-widerrufen" variant="secondary">
          {t`Vertrag widerrufen`}
        </ButtonLink>
      </div>
    </Stack>
  );
}
