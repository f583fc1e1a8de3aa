import type { ReactElement } from 'react';
import { useSetAtom, useStore } from 'jotai';
import { useWatch } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { emptyAddress } from '#features/addresses/address-values.ts';
import { AddressInputs } from '#features/addresses/address-inputs.tsx';
import { useAddressLabels } from '#features/addresses/address-labels.ts';
import type { AddressChoices } from '#features/addresses/use-address-choices.ts';
import { VatIdField } from '#features/addresses/vat-id-field.tsx';
import { leastPassword } from '#platform/forms/new-password.ts';
import { OwnPasswordField } from '#platform/forms/own-password-field.tsx';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import type { Registered } from '#platform/session/open-account-atom.ts';
import { unansweredRegistrationAtom } from '#platform/session/unanswered-registration-atom.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AccountDataNote } from './registration/account-data-note.tsx';
import { explainTaken } from './registration/explain-taken.tsx';
import { registerAtom, type RegistrationValues } from './registration/register-atoms.ts';
import { registrationViolations } from './registration/registration-violations.ts';
import { useRegistrationSchema } from './registration/registration-schema.ts';

interface RegistrationFormProps {
  choices: AddressChoices;
  /** Country the form begins with. */
  countryId: string;
  /** For those who have an account after all. */
  loginPath: string;
  onDone: (outcome: Registered, email: string) => void;
}

/** A new account: who, where, and one password field that can be uncovered. */
export function RegistrationForm({ choices, countryId, loginPath, onDone }: RegistrationFormProps): ReactElement {
  const { t } = useLingui();
  const register = useSetAtom(registerAtom);
  const store = useStore();
  const addressLabels = useAddressLabels();
  const { form, field, problems, isSubmitting, onSubmit } = useSentForm<RegistrationValues, Registered>({
    id: 'register',
    schema: useRegistrationSchema(choices.countries),
    defaults: { email: '', password: '', vatId: '', ...emptyAddress(countryId) },
    labels: {
      email: t`E-Mail`,
      password: t`Passwort`,
      ...addressLabels,
      vatId: t`Umsatzsteuer-Identifikationsnummer`,
    },
    send: (values) => registrationViolations(register(values, location.origin)),
    onSent: (outcome) => onDone(outcome, form.getValues('email')),
    explain: (error) => explainTaken(error, store.get(unansweredRegistrationAtom) !== null, loginPath),
  });
  const values = useWatch({ control: form.control });
  const country = choices.countries.find(({ id }) => id === values.countryId);
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <TextField type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <OwnPasswordField
        autoComplete="new-password"
        hint={t`Mindestens ${leastPassword} Zeichen`}
        {...field('password')}
      />
      <AddressInputs
        idPrefix="register"
        purpose="billing"
        field={field}
        values={values}
        choices={choices}
        recheck={(name) => void form.trigger(name)}
        business={Boolean(values.company?.trim()) && <VatIdField country={country} {...field('vatId')} />}
      />
      <AccountDataNote />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        {t`Konto anlegen`}
      </Button>
    </FormFrame>
  );
}
