import type { ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';
import { TextLink } from '#ui/navigation/text-link.tsx';

/** What becomes of what somebody types who opens an account. */
export function AccountDataNote(): ReactElement {
  return (
    <p>
      <small>
        <Trans>
          Wir verwenden Ihre Angaben für Ihr Konto und Ihre Bestellungen:{' '}
          <TextLink to="/datenschutz">Datenschutz</TextLink>.
        </Trans>
      </small>
    </p>
  );
}
