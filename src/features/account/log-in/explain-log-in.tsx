import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { hasCode, hasStatus } from '#store-api/store-api-error.ts';
import { TextLink } from '#ui/navigation/text-link.tsx';

/** What a refused login means. Whether the address or the password was wrong is nobody's business. */
export function explainLogIn(error: unknown): ReactNode {
  if (hasCode(error, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED')) {
    return (
      <Trans>
        Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Der Link steht in der E-Mail, die wir Ihnen bei der Anmeldung
        geschickt haben.
      </Trans>
    );
  }
  if (hasStatus(error, 401)) {
    return (
      <Trans>
        E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides, oder{' '}
        <TextLink to="/account/recover">vergeben Sie ein neues Passwort</TextLink>.
      </Trans>
    );
  }
  return undefined;
}
