import type { Locale } from '#platform/configuration/locales.ts';
import { nameOfRegion } from '#platform/i18n/name-of-region.ts';
import type { SalesChannelTerms } from '#platform/session/shell.ts';
import type { SessionContext } from '#store-api/context.ts';
import { choicesAmong, countryToBegin, type TermsOffer } from '../session/terms-offer.ts';

type TermsContext = Pick<SessionContext, 'currency' | 'taxState' | 'priceBasis' | 'salesChannel'>;

/** @param offer what the shop did not tell leaves out where a session begins, and whether there is a choice: the page asks for itself */
export function termsOf(
  { currency, taxState, priceBasis, salesChannel }: TermsContext,
  offer: TermsOffer | undefined,
  locale: Locale,
): SalesChannelTerms {
  const country = offer && countryToBegin(offer.countries, locale, salesChannel.countryId);
  return {
    currency: currency.isoCode,
    taxState,
    priceBasis,
    choices: offer && choicesAmong(offer),
    country: country && { id: country.id, iso: country.iso, name: nameOfRegion(country.iso, locale) },
  };
}
