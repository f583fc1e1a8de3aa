import { loadTermsOffer } from '#app/session/terms-offer.ts';
import { termsOf } from '#app/start-up/sales-channel-terms.ts';
import type { Locale } from '#platform/configuration/locales.ts';
import type { SalesChannelTerms } from '#platform/session/shell.ts';
import { getContext } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** What prices are like for somebody without a session, and where a session begins on a page in this language. @throws {StoreApiError} */
export async function loadTerms(api: StoreApi, locale: Locale): Promise<SalesChannelTerms> {
  const [context, offer] = await Promise.all([getContext(api), loadTermsOffer(api)]);
  return termsOf(context, offer, locale);
}
