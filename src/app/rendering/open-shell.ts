import type { Configuration } from '#platform/configuration/configuration.ts';
import { localeOfPath } from '#platform/configuration/locales.ts';
import type { Shell } from '#platform/session/shell.ts';
import { getContext } from '#store-api/context.ts';
import { loadTermsOffer } from '../session/terms-offer.ts';
import { connectStoreApi } from '../start-up/connect-store-api.ts';
import { createShell } from '../start-up/create-shell.ts';
import { loadLanguageIds } from '../start-up/load-language-ids.ts';
import { placeInOfferedLanguage } from '../start-up/offered-language.ts';
import { termsOf } from '../start-up/sales-channel-terms.ts';

/** How the server reaches the shop: absolute Store API address and the fetch to use. */
export interface ShopConnection {
  endpoint: string;
  fetch: typeof globalThis.fetch;
}

/** How long it is believed what languages and terms the shop has. */
const factsMaxAgeMs = 5 * 60_000;

/**
 * Opens a shell of nobody in particular for an address, or says where the address is in a language that the shop has.
 * What all of them stand on is asked for once in a while.
 */
export function createShells(
  configuration: Configuration,
  shop: ShopConnection,
): (address: URL) => Promise<Shell | { location: string }> {
  const anonymous = connectStoreApi(configuration, undefined, shop);
  const languages = remember(() => loadLanguageIds(anonymous));
  const contextOfNobody = remember(() => getContext(anonymous));
  const offerOfShop = remember(() => loadTermsOffer(anonymous));
  return async (address) => {
    const locale = localeOfPath(address.pathname);
    const [languageIds = {}, nobody, offer] = await Promise.all([languages(), contextOfNobody(), offerOfShop()]);
    const offered = placeInOfferedLanguage(address, languageIds);
    if (offered !== undefined) return { location: offered };
    const terms = nobody && termsOf(nobody, offer, locale);
    const api = connectStoreApi(configuration, languageIds[locale], shop);
    return createShell({ configuration, locale, languageIds, terms, api });
  };
}

/** @returns what is known, the latest last; undefined while the shop has not been reached */
function remember<Fact>(load: () => Promise<Fact>): () => Promise<Fact | undefined> {
  let known: Fact | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;
  const renew = async (): Promise<void> => {
    try {
      known = await load();
      loadedAt = Date.now();
    } catch {
      // The shop is away: pages show their own error, the next request asks again.
    } finally {
      loading = undefined;
    }
  };
  return async () => {
    if (Date.now() - loadedAt >= factsMaxAgeMs) await (loading ??= renew());
    return known;
  };
}
