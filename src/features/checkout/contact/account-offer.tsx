import type { ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { leastPassword } from '#platform/forms/new-password.ts';
import { OwnPasswordField } from '#platform/forms/own-password-field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import type { ContactValues } from './contact-values.ts';

/** An account along with the order, for no more than a password; and what becomes of the data, with it and without. */
export function AccountOffer(): ReactElement {
  const { t } = useLingui();
  const { register, formState, control } = useFormContext<ContactValues>();
  const isWanted = useWatch({ control, name: 'wantsAccount' });
  return (
    <>
      <Checkbox
        id="contact-wantsAccount"
        label={t`Dabei gleich ein Kundenkonto anlegen`}
        hint={t`Freiwillig: Sie finden Ihre Bestellungen wieder, und Ihre Adressen bleiben gespeichert.`}
        {...register('wantsAccount')}
      />
      {isWanted && (
        <OwnPasswordField
          id="contact-password"
          label={t`Passwort`}
          hint={t`Mindestens ${leastPassword} Zeichen`}
          error={formState.errors.password?.message}
          autoComplete="new-password"
          {...register('password')}
        />
      )}
      <p>
        <small>
          {isWanted ? (
            <Trans>
              Wir verwenden Ihre Angaben für Ihr Konto und Ihre Bestellungen:{' '}
              <TextLink to="/datenschutz">Datenschutz</TextLink>.
            </Trans>
          ) : (
            <Trans>
              Wir verwenden Ihre Angaben nur für diese Bestellung: <TextLink to="/datenschutz">Datenschutz</TextLink>.
            </Trans>
          )}
        </small>
      </p>
    </>
  );
}
