import { useEffect, useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { deliveryCountriesAtom, loadAddressChoicesAtom } from '#features/addresses/country-atoms.ts';
import { attemptCartChangeAtom } from '#features/cart/cart-action.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { chooseCountryAtom } from './method-atoms.ts';

/** Where the shipping is estimated for, out of all countries the shop ships to (LAW-04). With an address known, that decides. */
export function DeliveryCountry({ disabled }: { disabled: boolean }): ReactElement | null {
  const { t } = useLingui();
  const countries = useAtomValue(deliveryCountriesAtom);
  const session = useAtomValue(sessionAtom);
  const load = useSetAtom(loadAddressChoicesAtom);
  const choose = useSetAtom(chooseCountryAtom);
  const attempt = useSetAtom(attemptCartChangeAtom);
  const [wished, setWished] = useState<string>();
  useEffect(() => {
    load().catch((error: unknown) => console.error('The countries could not be loaded.', error));
  }, [load]);
  if (!session || countries.length === 0) return <Skeleton blockSize="4.5rem" />;
  const change = async (id: string): Promise<void> => {
    setWished(id);
    await attempt(() => choose(id));
    setWished(undefined);
  };
  const known = session.customer !== null;
  return (
    <SelectField
      label={t`Lieferland`}
      hint={known ? t`Richtet sich nach Ihrer Lieferadresse; ändern können Sie sie an der Kasse.` : undefined}
      value={wished ?? session.shippingCountryId}
      disabled={disabled || known}
      onChange={(event) => void change(event.target.value)}
    >
      {countries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
