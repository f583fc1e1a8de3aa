import { atom } from 'jotai';
import { isSessionNewAtom } from '#platform/session/noting-opening.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import { patchContext } from '#store-api/context.ts';
import { countryToBegin, loadTermsOffer } from './terms-offer.ts';

/** A session that was opened on this page ships to the country of its language, until somebody says where to. */
export const beginSessionAtom = atom(null, async (get, set): Promise<void> => {
  const shell = get(shellAtom);
  const session = get(sessionAtom);
  if (!shell || !session || !get(isSessionNewAtom)) return;
  set(isSessionNewAtom, false);
  const shopCountryId = session.salesChannel.countryId;
  if (session.customer || session.shippingCountryId !== shopCountryId) return;
  try {
    const country = await homeOf(shell, shopCountryId);
    if (!country || country.id === shopCountryId) return;
    await patchContext(shell.api, { countryId: country.id });
    await set(refreshSessionAtom);
  } catch (error) {
    console.warn('The session begins in the country of the shop.', error);
  }
});

/** Where no server has looked it up, the shop is asked. */
async function homeOf({ terms, locale, api }: Shell, shopCountryId: string): Promise<{ id: string } | undefined> {
  if (terms?.country) return terms.country;
  const { countries } = await loadTermsOffer(api);
  return countryToBegin(countries, locale, shopCountryId);
}
