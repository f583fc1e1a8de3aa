import { useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { deliveryCountriesAtom, loadAddressChoicesAtom } from '#features/addresses/country-atoms.ts';
import { attemptCartChangeAtom } from '#features/cart/cart-action.ts';
import { useAsked } from '#platform/connectivity/use-asked.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { chooseCountryAtom } from './method-atoms.ts';
import styles from './delivery-country.module.css';

/** Where the shipping is estimated for, out of all countries the shop ships to (LAW-04). With an address known, that decides. */
export function DeliveryCountry({ disabled }: { disabled: boolean }): ReactElement | null {
  const { t } = useLingui();
  const countries = useAtomValue(deliveryCountriesAtom);
  const session = useAtomValue(sessionAtom);
  const load = useSetAtom(loadAddressChoicesAtom);
  const choose = useSetAtom(chooseCountryAtom);
  const attempt = useSetAtom(attemptCartChangeAtom);
  const [wished, setWished] = useState<string>();
  useAsked(load, 'The countries could not be loaded.');
  if (!session || countries.length === 0) return <Skeleton blockSize="2.75rem" />;
  const change = async (id: string): Promise<void> => {
    setWished(id);
    await attempt(() => choose(id));
    // Another one may have been chosen meanwhile.
    setWished((now) => (now === id ? undefined : now));
  };
  const name = countries.find(({ id }) => id === session.shippingCountryId)?.name;
  if (session.customer && name !== undefined) return <OfAddress country={name} />;
  return (
    <div className={styles['country']}>
      <SelectField
        label={t`Lieferland`}
        value={wished ?? session.shippingCountryId}
        disabled={disabled || session.customer !== null}
        onChange={(event) => void change(event.target.value)}
      >
        {countries.map(({ id, name: option }) => (
          <option key={id} value={id}>
            {option}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function OfAddress({ country }: { country: string }): ReactElement {
  return (
    <p className={styles['known']}>
      <Trans>
        Lieferland: <strong>{country}</strong>, wie in Ihrer Lieferadresse. Ändern können Sie sie an der Kasse.
      </Trans>
    </p>
  );
}
