import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { PasswordField, type PasswordFieldProps } from '#ui/fields/password-field.tsx';

/** A password that can be uncovered. */
export function OwnPasswordField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>): ReactElement {
  const { t } = useLingui();
  return <PasswordField showLabel={t`Passwort anzeigen`} hideLabel={t`Passwort verbergen`} {...props} />;
}
