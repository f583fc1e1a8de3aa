import { atom } from 'jotai';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { listCountries } from '#store-api/account/countries.ts';
import type { Country } from '#store-api/schemas/country.ts';
import { listSalutations } from '#store-api/account/salutations.ts';
import type { Salutation } from '#store-api/schemas/salutation.ts';

const loadedCountriesAtom = atom<readonly Country[]>([]);

/** Countries of the shop, in its order; empty until loaded. */
export const countriesAtom = atom((get) => get(loadedCountriesAtom));

/** Countries the shop ships to. */
export const deliveryCountriesAtom = atom((get) =>
  get(countriesAtom).filter(({ shippingAvailable }) => shippingAvailable),
);

const loadedSalutationsAtom = atom<readonly Salutation[]>([]);

/** Forms of address; the shop's "not specified" is what an empty choice means, so it is not offered. */
export const salutationsAtom = atom((get) =>
  get(loadedSalutationsAtom).filter(({ salutationKey }) => salutationKey !== 'not_specified'),
);

/** Loads what address forms offer, once. @throws {StoreApiError} when the countries cannot be loaded */
export const loadAddressChoicesAtom = atom(null, async (get, set) => {
  if (get(loadedCountriesAtom).length > 0) return;
  const api = get(storeApiAtom);
  const salutations = listSalutations(api).catch((error: unknown) => {
    // The address is complete without one (specification §8: a failure is kept, not shown).
    console.error('The salutations could not be loaded.', error);
    return [];
  });
  const countries = await listCountries(api);
  set(
    loadedCountriesAtom,
    countries.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name)),
  );
  set(loadedSalutationsAtom, await salutations);
});
