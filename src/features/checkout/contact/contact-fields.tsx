import type { ReactElement } from 'react';
import { useFormContext, useWatch, type FieldErrors } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { AddressFields } from '#features/addresses/address-fields.tsx';
import {
  foldedFields,
  ruledByCountry,
  type AddressField,
  type AddressValues,
} from '#features/addresses/address-values.ts';
import { VatIdField } from '#features/addresses/vat-id-field.tsx';
import type { Country } from '#store-api/schemas/country.ts';
import type { Salutation } from '#store-api/schemas/salutation.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AccountOffer } from './account-offer.tsx';
import styles from './contact-form.module.css';
import type { ContactValues } from './contact-values.ts';

interface ContactFieldsProps {
  countries: readonly Country[];
  salutations: readonly Salutation[];
}

export function ContactFields({ countries, salutations }: ContactFieldsProps): ReactElement {
  const { t } = useLingui();
  const { register, formState, control } = useFormContext<ContactValues>();
  const elsewhere = useWatch({ control, name: 'elsewhere' });
  const choices = { countries, salutations };
  return (
    <>
      <div className={styles['group']}>
        <TextField
          id="contact-email"
          type="email"
          label={t`E-Mail-Adresse`}
          hint={t`Dorthin schicken wir Bestätigung und Rechnung.`}
          error={formState.errors.email?.message}
          autoComplete="email"
          inputMode="email"
          {...register('email')}
        />
        <AddressOf part="billing" {...choices} />
      </div>
      <Checkbox id="contact-elsewhere" label={t`An eine andere Adresse liefern`} {...register('elsewhere')} />
      {elsewhere && (
        <Fieldset kind="section" legend={t`Lieferadresse`}>
          <AddressOf part="shipping" {...choices} />
        </Fieldset>
      )}
      <AccountOffer />
    </>
  );
}

interface AddressOfProps extends ContactFieldsProps {
  part: 'billing' | 'shipping';
}

function AddressOf({ part, countries, salutations }: AddressOfProps): ReactElement {
  const { register, formState, control, trigger } = useFormContext<ContactValues>();
  const values = useWatch({ control, name: part });
  const elsewhere = useWatch({ control, name: 'elsewhere' });
  const country = countries.find(({ id }) => id === values.countryId);
  const isDestination = part === 'shipping' || !elsewhere;
  const problems: FieldErrors<AddressValues> = formState.errors[part] ?? {};
  const errors: Partial<Record<AddressField, string>> = {};
  const name = (field: AddressField) => `${part}.${field}` as const;
  const recheck = (): void => {
    for (const field of ruledByCountry) if (errors[field] !== undefined) void trigger(name(field));
  };
  for (const field of Object.keys(values)) {
    if (!isField(field, values)) continue;
    const message = problems[field]?.message;
    if (message !== undefined) errors[field] = message;
  }
  return (
    <AddressFields
      idPrefix={part}
      purpose={part}
      register={(field) => register(name(field), field === 'countryId' ? { onChange: recheck } : {})}
      errors={errors}
      country={country}
      countries={isDestination ? countries.filter(({ shippingAvailable }) => shippingAvailable) : countries}
      salutations={salutations}
      business={part === 'billing' && values.company.trim() !== '' && <VatId country={country} />}
      moreOpen={foldedFields.some((field) => values[field] !== '' || errors[field] !== undefined)}
    />
  );
}

function VatId({ country }: { country: Country | undefined }): ReactElement {
  const { register, formState } = useFormContext<ContactValues>();
  const error = formState.errors.vatId?.message;
  return <VatIdField id="contact-vatId" country={country} error={error} {...register('vatId')} />;
}

const isField = (name: string, values: AddressValues): name is AddressField => Object.hasOwn(values, name);
