import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from '../configuration/locales.ts';

/** Areas of the storefront with a text catalogue of their own; each is fetched with the first page that needs it. */
export type TextsArea =
  | 'shell'
  | 'home'
  | 'catalogue'
  | 'reviews'
  | 'wishlist'
  | 'suggestions'
  | 'checkout'
  | 'orders'
  | 'configurator'
  | 'uploads'
  | 'information'
  | 'account'
  | 'consent'
  | 'connection'
  | 'offline'
  | 'platform'
  | 'style'
  | 'without-scripts';

const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/*/*.po');

/** An instance of its own per page or per server request: the active language must never leak between requests. */
export function createTexts(locale: Locale): I18n {
  const texts = setupI18n({ locale, messages: { [locale]: {} } });
  return texts;
}

/** Adds the texts of an area. An area without a catalogue in that language (nothing to translate) is fine. */
export async function loadTexts(texts: I18n, areas: readonly TextsArea[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const load = catalogues[`../../../locales/${texts.locale}/${area}.po`];
      if (load) texts.load(texts.locale, (await load()).messages);
    }),
  );
  texts.activate(texts.locale);
}
