import type { ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Cluster } from '#ui/layout/cluster.tsx';
import { Stack } from '#ui/layout/stack.tsx';

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
      <Cluster gap={3}>
        <ButtonLink to={login} variant="primary">
          {t`Anmelden`}
        </ButtonLink>
        <ButtonLink to="/contact" variant="quiet">{t`E-Mail nicht mehr da? Schreiben Sie uns`}</ButtonLink>
      </Cluster>
    </Stack>
  );
}
