import { defaultLocale, type Locale } from '#platform/configuration/locales.ts';
import type { TermsChoices } from '#platform/session/shell.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { listCurrencies } from '#store-api/currencies.ts';
import type { Country } from '#store-api/schemas/country.ts';
import type { Currency } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** What a session can choose from, in the shop's order. */
export interface TermsOffer {
  readonly currencies: readonly Currency[];
  /** Those the shop ships to. */
  readonly countries: readonly Country[];
}

/** @throws {StoreApiError} */
export async function loadTermsOffer(api: StoreApi): Promise<TermsOffer> {
  const [currencies, countries] = await Promise.all([listCurrencies(api), listCountries(api)]);
  const reachable = countries.filter(({ shippingAvailable }) => shippingAvailable);
  return {
    currencies,
    countries: reachable.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name)),
  };
}

/** What is worth a choice. */
export const choicesAmong = ({ currencies, countries }: TermsOffer): TermsChoices => ({
  currency: currencies.length > 1,
  country: countries.length > 1,
});

/** The country of a language where the shop ships to it; its own for the language it is written in, and for others that it cannot serve. */
export function countryToBegin(
  countries: readonly Country[],
  locale: Locale,
  shopCountryId: string,
): Country | undefined {
  const region = locale.slice(-2);
  const own = locale === defaultLocale ? undefined : countries.find(({ iso }) => iso === region);
  return own ?? countries.find(({ id }) => id === shopCountryId);
}
