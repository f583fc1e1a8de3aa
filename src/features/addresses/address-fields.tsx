import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Country } from '#store-api/schemas/country.ts';
import type { Salutation } from '#store-api/schemas/salutation.ts';
import { SelectField, type SelectFieldProps } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import styles from './address-fields.module.css';
import type { AddressField } from './address-values.ts';

export interface AddressFieldsProps {
  /** Ids of the controls are `<prefix>-<field>`; an error summary leads there. */
  idPrefix: string;
  /** `billing` or `shipping`: which of the reader's addresses the browser fills in. */
  purpose: 'billing' | 'shipping';
  register: (field: AddressField) => UseFormRegisterReturn;
  errors: Partial<Record<AddressField, string>>;
  /** The chosen country decides about postal code and state. */
  country: Country | undefined;
  countries: readonly Country[];
  salutations: readonly Salutation[];
  /** Optional parts are unfolded when they carry something. */
  moreOpen: boolean;
  /** What else is asked of companies. */
  business?: ReactNode;
}

/** The fields of an address. Only what a letter needs is visible; the rest unfolds (UX-03). */
export function AddressFields(props: AddressFieldsProps): ReactElement {
  const { idPrefix, purpose, register, errors, country, countries } = props;
  const { t } = useLingui();
  const field = (name: AddressField, token: string) => ({
    id: `${idPrefix}-${name}`,
    error: errors[name],
    autoComplete: `${purpose} ${token}`,
    ...register(name),
  });
  const optional = t`freiwillig`;
  return (
    <div className={styles['fields']}>
      <div className={styles['pair']}>
        <TextField label={t`Vorname`} {...field('firstName', 'given-name')} />
        <TextField label={t`Nachname`} {...field('lastName', 'family-name')} />
      </div>
      <TextField label={t`Straße und Hausnummer`} {...field('street', 'street-address')} />
      <div className={styles['place']}>
        <TextField
          label={t`Postleitzahl`}
          {...(country?.postalCodeRequired === false && { labelNote: optional })}
          {...field('zipcode', 'postal-code')}
        />
        <TextField label={t`Ort`} {...field('city', 'address-level2')} />
      </div>
      <SelectField label={t`Land`} {...field('countryId', 'country')}>
        {!country && <option value="">{t`Bitte wählen`}</option>}
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {country && <StateField country={country} control={field('countryStateId', 'address-level1')} />}
      <MoreFields {...props} />
    </div>
  );
}

interface StateFieldProps {
  country: Country;
  control: Omit<SelectFieldProps, 'label'>;
}

/** Only where the shop asks for it. */
function StateField({ country, control }: StateFieldProps): ReactElement | null {
  const { t } = useLingui();
  const { states, displayStateInRegistration, forceStateInRegistration } = country;
  const isAsked = displayStateInRegistration || forceStateInRegistration;
  if (!isAsked || states.length === 0) return null;
  return (
    <SelectField label={t`Region`} {...(!forceStateInRegistration && { labelNote: t`freiwillig` })} {...control}>
      <option value="">{t`Bitte wählen`}</option>
      {states.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function MoreFields(props: AddressFieldsProps): ReactElement {
  const { idPrefix, purpose, register, errors, salutations, moreOpen, business } = props;
  const { t } = useLingui();
  const optional = t`freiwillig`;
  const field = (name: AddressField, token: string) => ({
    id: `${idPrefix}-${name}`,
    error: errors[name],
    labelNote: optional,
    autoComplete: `${purpose} ${token}`,
    ...register(name),
  });
  return (
    <Disclosure
      kind="plain"
      defaultOpen={moreOpen}
      summary={t`Firma, Verein, Packstation, Telefon oder Anrede ergänzen`}
    >
      <div className={styles['fields']}>
        <TextField label={t`Firma, Verein oder Schule`} {...field('company', 'organization')} />
        {business}
        <TextField label={t`Abteilung`} {...field('department', 'organization-title')} />
        <TextField
          label={t`Adresszusatz`}
          hint={t`Bei Packstation und Postfiliale: Ihre Postnummer`}
          {...field('additionalAddressLine1', 'address-line2')}
        />
        <TextField
          label={t`Telefon`}
          type="tel"
          hint={t`Nur für Rückfragen zur Lieferung`}
          {...field('phoneNumber', 'tel')}
        />
        {salutations.length > 0 && (
          <SelectField label={t`Anrede`} {...field('salutationId', 'honorific-prefix')}>
            <option value="">{t`Keine Angabe`}</option>
            {salutations.map(({ id, displayName }) => (
              <option key={id} value={id}>
                {displayName}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </Disclosure>
  );
}
