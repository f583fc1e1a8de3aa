import type { Locale } from '../configuration/locales.ts';
import type { Shell } from './shell.ts';

export const placeOfShop = (locale: Locale): string => `notenfalz-shop:${locale}`;

/**
 * Keeps what this page's document says of its shop, for nobody in particular, by the language of the page. The bare document, which the
 * service worker gives in its place, does not say it, and every session would seem to have prices of its own there.
 */
export function rememberShop({ configuration, locale, languageIds, terms }: Shell): void {
  if (!terms) return;
  try {
    const said = { accessKey: configuration.shopwareAccessToken, languageIds, terms };
    localStorage.setItem(placeOfShop(locale), JSON.stringify(said));
  } catch (error) {
    console.warn('What the shop is like was not kept.', error);
  }
}
