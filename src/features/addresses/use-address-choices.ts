import { useAtomValue, useSetAtom } from 'jotai';
import { useAsked } from '#platform/connectivity/use-asked.ts';
import type { Country } from '#store-api/schemas/country.ts';
import type { Salutation } from '#store-api/schemas/salutation.ts';
import { countriesAtom, loadAddressChoicesAtom, salutationsAtom } from './country-atoms.ts';

/** What address forms offer. */
export interface AddressChoices {
  readonly countries: readonly Country[];
  readonly salutations: readonly Salutation[];
}

/** Loads what address forms offer: null until it is there, 'failed' as long as it cannot be had. */
export function useAddressChoices(): AddressChoices | 'failed' | null {
  const load = useSetAtom(loadAddressChoicesAtom);
  const countries = useAtomValue(countriesAtom);
  const salutations = useAtomValue(salutationsAtom);
  const hasFailed = useAsked(load, 'The countries could not be loaded.');
  if (countries.length > 0) return { countries, salutations };
  return hasFailed ? 'failed' : null;
}
