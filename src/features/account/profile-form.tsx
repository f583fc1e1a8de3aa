import type { ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useWatch } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { salutationsAtom } from '#features/addresses/country-atoms.ts';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import type { Customer } from '#store-api/schemas/customer.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { changeProfileAtom } from './profile/profile-atoms.ts';
import { profileOf, profileSchema, profileValuesOf } from './profile/profile-schema.ts';

interface ProfileFormProps {
  customer: Customer;
  onDone: () => void;
}

/** Name and kind of the customer; company and VAT id where it is one. */
export function ProfileForm({ customer, onDone }: ProfileFormProps): ReactElement {
  const { t } = useLingui();
  const change = useSetAtom(changeProfileAtom);
  const salutations = useAtomValue(salutationsAtom);
  const { form, field, problems, isSubmitting, onSubmit } = useSentForm({
    id: 'profile',
    schema: profileSchema,
    defaults: profileValuesOf(customer),
    labels: {
      salutationId: t`Anrede`,
      title: t`Titel`,
      firstName: t`Vorname`,
      lastName: t`Nachname`,
      isBusiness: t`Ich bestelle für eine Firma, einen Verein oder eine Schule`,
      company: t`Firma, Verein oder Schule`,
      vatId: t`Umsatzsteuer-Identifikationsnummer`,
    },
    send: (values) => change(profileOf(values)),
    onSent: onDone,
  });
  const isBusiness = useWatch({ control: form.control, name: 'isBusiness' });
  const optional = t`freiwillig`;
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <Grid gap={4} minWidth="13rem" stretch>
        <SelectField labelNote={optional} autoComplete="honorific-prefix" {...field('salutationId')}>
          <option value="">{t`Keine Angabe`}</option>
          {salutations.map(({ id, displayName }) => (
            <option key={id} value={id}>
              {displayName}
            </option>
          ))}
        </SelectField>
        <TextField labelNote={optional} {...field('title')} />
      </Grid>
      <Grid gap={4} minWidth="13rem" stretch>
        <TextField autoComplete="given-name" {...field('firstName')} />
        <TextField autoComplete="family-name" {...field('lastName')} />
      </Grid>
      <Checkbox {...field('isBusiness')} />
      {isBusiness && (
        <>
          <TextField autoComplete="organization" {...field('company')} />
          <TextField labelNote={optional} {...field('vatId')} />
        </>
      )}
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {t`Daten speichern`}
      </Button>
    </FormFrame>
  );
}
