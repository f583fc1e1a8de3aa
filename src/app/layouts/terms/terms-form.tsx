import type { FormEvent, ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { currencyAtom, sessionAtom } from '#platform/session/session-atoms.ts';
import { useShell, type TermsChoices } from '#platform/session/shell.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { ChosenTerms } from '../../session/change-terms.ts';
import type { TermsOffer } from '../../session/terms-offer.ts';

interface TermsFormProps {
  id: string;
  offer: TermsOffer;
  choices: TermsChoices;
  onChoose: (terms: ChosenTerms) => void;
}

export function TermsForm({ id, offer, choices, onChoose }: TermsFormProps): ReactElement {
  const choose = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoose({ ...chosen(form, 'currencyId'), ...chosen(form, 'countryId') });
  };
  return (
    <form id={id} onSubmit={choose}>
      <Stack gap={5}>
        {choices.currency && <CurrencyField {...offer} />}
        {choices.country && <CountryField {...offer} />}
      </Stack>
    </form>
  );
}

/** What stands in the form and can be chosen. */
function chosen(form: FormData, name: keyof ChosenTerms): ChosenTerms {
  const id = form.get(name);
  return typeof id === 'string' ? { [name]: id } : {};
}

function CurrencyField({ currencies }: Pick<TermsOffer, 'currencies'>): ReactElement {
  const { t, i18n } = useLingui();
  const isoCode = useAtomValue(currencyAtom);
  const names = new Intl.DisplayNames([i18n.locale], { type: 'currency' });
  return (
    <SelectField
      name="currencyId"
      label={t`Währung`}
      hint={t`In ihr sehen Sie alle Preise und bezahlen.`}
      defaultValue={currencies.find((currency) => currency.isoCode === isoCode)?.id}
    >
      {currencies.map((currency) => (
        <option key={currency.id} value={currency.id}>
          {`${names.of(currency.isoCode)} (${currency.isoCode})`}
        </option>
      ))}
    </SelectField>
  );
}

/** Whose address is known is shipped to there (Shopware prefers the address to the chosen country). */
function CountryField({ countries }: Pick<TermsOffer, 'countries'>): ReactElement {
  const { t } = useLingui();
  const { terms } = useShell();
  const session = useAtomValue(sessionAtom);
  const isByAddress = Boolean(session?.customer);
  return (
    <SelectField
      name="countryId"
      label={t`Lieferland`}
      hint={
        isByAddress
          ? t`Richtet sich nach Ihrer Lieferadresse; ändern können Sie sie an der Kasse.`
          : t`Danach richten sich Versandkosten und Liefertermin.`
      }
      disabled={isByAddress}
      defaultValue={session?.shippingCountryId ?? terms?.country?.id}
    >
      {countries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
