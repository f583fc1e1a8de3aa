import { headlessType, storefrontType } from '../../base/system-ids.ts';
import type { JsonObject } from '../../base/json.ts';
import { stableId } from '../../base/stable-id.ts';
import { baseIds, inThree } from './base-ids.ts';
import { countryIds, homeCountry } from './countries.ts';

/** Roots of the three trees; the shop's content hangs below them. */
export const rootCategories: readonly JsonObject[] = [
  { id: baseIds.categories.main, type: 'page', name: inThree('Startseite', 'Home', 'Strona główna') },
  { id: baseIds.categories.footer, type: 'folder', name: inThree('Fußzeile', 'Footer', 'Stopka') },
  { id: baseIds.categories.service, type: 'folder', name: inThree('Service', 'Service', 'Serwis') },
];

const byId = (ids: Iterable<string>): JsonObject[] => [...ids].map((id) => ({ id }));

const offer: JsonObject = {
  languageId: baseIds.languages['de-DE'],
  currencyId: baseIds.currencies.EUR,
  paymentMethodId: baseIds.paymentMethods.invoice,
  shippingMethodId: baseIds.shippingMethods.standard,
  countryId: homeCountry,
  customerGroupId: baseIds.customerGroup,
  navigationCategoryId: baseIds.categories.main,
  footerCategoryId: baseIds.categories.footer,
  serviceCategoryId: baseIds.categories.service,
  navigationCategoryDepth: 3,
  languages: byId(Object.values(baseIds.languages)),
  currencies: byId(Object.values(baseIds.currencies)),
  countries: byId(countryIds),
  paymentMethods: byId(Object.values(baseIds.paymentMethods)),
  shippingMethods: byId(Object.values(baseIds.shippingMethods)),
};

/** Key of the headless channel, derived from the storefront's: `SWSC` and 22 characters of `A-F0-9`. */
export function headlessAccessKey(accessKey: string): string {
  return `SWSC${stableId(`headless:${accessKey}`).slice(0, 22).toUpperCase()}`;
}

/** The storefront's channel and a headless one (no SEO URLs), which answers under its own key. */
export function salesChannels(name: string, accessKey: string): readonly JsonObject[] {
  return [
    { ...offer, id: baseIds.salesChannel, typeId: storefrontType, accessKey, name },
    {
      ...offer,
      id: baseIds.headlessChannel,
      typeId: headlessType,
      accessKey: headlessAccessKey(accessKey),
      name: `${name} Headless`,
    },
  ];
}
