import { useCallback, type ReactElement } from 'react';
import type { I18n } from '@lingui/core';
import { useSetAtom } from 'jotai';
import { useWatch } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { waitsForShop, type WaitingFormState } from '#platform/intents/use-waiting-form.tsx';
import type { Address } from '#store-api/schemas/address.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { saveAddressAtom } from './address-book-atoms.ts';
import { AddressInputs } from '../address-inputs.tsx';
import { useAddressLabels } from '../address-labels.ts';
import { addressFormSchema } from '../address-schema.ts';
import { addressValuesOf, emptyAddress, type AddressValues } from '../address-values.ts';
import type { WrittenAddress } from '../later/waiting-address.ts';
import type { AddressChoices } from '../use-address-choices.ts';

interface AddressFormProps {
  choices: AddressChoices;
  /** Null: a new one. */
  address: Address | null;
  /** Country a new one begins with. */
  countryId: string;
  onDone: (id: string) => void;
  /** Keeps it for later when the shop cannot be reached; without it, the form says that it cannot. */
  sendOrKeep?: WaitingFormState<WrittenAddress>['sendOrKeep'] | undefined;
  /** Was written before, and is put right. */
  written?: AddressValues | undefined;
}

/** One address of the address book. */
export function AddressForm(props: AddressFormProps): ReactElement {
  const { choices, address, countryId, onDone, sendOrKeep, written } = props;
  const { t } = useLingui();
  const save = useSetAtom(saveAddressAtom);
  const { countries } = choices;
  const schema = useCallback((i18n: I18n) => addressFormSchema(i18n, countries), [countries]);
  const { form, field, problems, isSubmitting, onSubmit } = useSentForm<AddressValues, string | typeof waitsForShop>({
    id: 'address',
    schema,
    defaults: written ?? (address ? addressValuesOf(address) : emptyAddress(countryId)),
    labels: useAddressLabels(),
    send: (values) => {
      const send = (): Promise<string> => save(values, address?.id);
      return sendOrKeep ? sendOrKeep({ values, id: address?.id ?? null }, send) : send();
    },
    onSent: (answer) => answer !== waitsForShop && onDone(answer),
  });
  const values = useWatch({ control: form.control });
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <AddressInputs
        idPrefix="address"
        purpose="shipping"
        field={field}
        values={values}
        choices={choices}
        recheck={(name) => void form.trigger(name)}
      />
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {t`Adresse speichern`}
      </Button>
    </FormFrame>
  );
}
