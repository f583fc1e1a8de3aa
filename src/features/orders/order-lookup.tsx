import type { ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';

/** Where somebody who is not logged in finds their order: no shop of this kind finds one by its number alone. */
export function OrderLookup({ login }: { login: string }): ReactElement {
  const { t } = useLingui();
  return (
    <Stack gap={5} align="flex-start">
      <p>
        <Trans>
          <strong>Sie haben als Gast bestellt?</strong> Der Link in unserer E-Mail zur Bestellung führt zu ihrer Seite.
          Dort fragen wir nach E-Mail-Adresse und Postleitzahl; die Bestellnummer allein genügt zu Ihrem Schutz nicht.
          Der Link gilt 30 Tage.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Sie haben ein Konto?</strong> Nach der Anmeldung sehen Sie hier alle Ihre Bestellungen.
        </Trans>
      </p>
      <ButtonLink to={login} variant="primary">
        {t`Anmelden`}
      </ButtonLink>
      <p>
        <Trans>
          Die E-Mail ist nicht mehr da? <TextLink to="/contact">Schreiben Sie uns</TextLink>.
        </Trans>
      </p>
    </Stack>
  );
}
