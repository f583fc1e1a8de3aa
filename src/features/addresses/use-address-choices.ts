import { useEffect, useState } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import type { Country } from '#store-api/schemas/country.ts';
import type { Salutation } from '#store-api/schemas/salutation.ts';
import { countriesAtom, loadAddressChoicesAtom, salutationsAtom } from './country-atoms.ts';

/** What address forms offer. */
export interface AddressChoices {
  readonly countries: readonly Country[];
  readonly salutations: readonly Salutation[];
}

/** Loads what address forms offer: null until it is there, 'failed' when it cannot be had. */
export function useAddressChoices(): AddressChoices | 'failed' | null {
  const load = useSetAtom(loadAddressChoicesAtom);
  const countries = useAtomValue(countriesAtom);
  const salutations = useAtomValue(salutationsAtom);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    load().catch((error: unknown) => {
      console.error('The countries could not be loaded.', error);
      setHasFailed(true);
    });
  }, [load]);
  if (hasFailed) return 'failed';
  return countries.length === 0 ? null : { countries, salutations };
}
