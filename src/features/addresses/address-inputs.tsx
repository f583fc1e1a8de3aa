import type { ReactElement, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AddressFields } from './address-fields.tsx';
import { addressFieldNames, foldedFields, ruledByCountry, type AddressField } from './address-values.ts';
import type { AddressChoices } from './use-address-choices.ts';

interface AddressInputsProps {
  idPrefix: string;
  purpose: 'billing' | 'shipping';
  /** What a control takes, by field. */
  field: (name: AddressField) => UseFormRegisterReturn & { error: string | undefined };
  values: Partial<Record<AddressField, string>>;
  choices: AddressChoices;
  recheck: (field: AddressField) => void;
  /** What else is asked of companies. */
  business?: ReactNode;
}

/** The fields of an address in a form that holds them at its top. */
export function AddressInputs({ field, values, choices, recheck, ...place }: AddressInputsProps): ReactElement {
  const { countries, salutations } = choices;
  const errors: Partial<Record<AddressField, string>> = {};
  for (const name of addressFieldNames) {
    const { error } = field(name);
    if (error !== undefined) errors[name] = error;
  }
  const register = (name: AddressField): UseFormRegisterReturn => {
    const { name: registered, onBlur, onChange, ref } = field(name);
    return {
      name: registered,
      onBlur,
      ref,
      onChange: async (event) => {
        await onChange(event);
        if (name === 'countryId') for (const ruled of ruledByCountry) if (errors[ruled] !== undefined) recheck(ruled);
      },
    };
  };
  return (
    <AddressFields
      {...place}
      register={register}
      errors={errors}
      country={countries.find(({ id }) => id === values.countryId)}
      countries={countries}
      salutations={salutations}
      moreOpen={foldedFields.some((name) => Boolean(values[name]) || errors[name] !== undefined)}
    />
  );
}
