import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { hasCode } from '#store-api/store-api-error.ts';
import { TextLink } from '#ui/navigation/text-link.tsx';

/** An address that is taken after a registration of the same address got no answer: most likely the account is theirs. */
export function explainTaken(error: unknown, isRepeated: boolean, loginPath: string): ReactNode {
  if (!isRepeated || !hasCode(error, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE')) return undefined;
  return (
    <Trans>
      Ihr Konto gibt es wahrscheinlich schon: Beim ersten Mal kam nur die Antwort des Shops nicht bei Ihnen an.{' '}
      <TextLink to={loginPath}>Melden Sie sich an</TextLink>, mit dem Passwort von vorhin, oder{' '}
      <TextLink to="/account/recover">vergeben Sie ein neues</TextLink>.
    </Trans>
  );
}
