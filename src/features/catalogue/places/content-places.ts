import type { Locale } from '#platform/configuration/locales.ts';

/** Storefront routes whose text the shop keeps (specification section 2); other spellings of the same page after each. */
const places: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    agb: [],
    barrierefreiheit: [],
    datenschutz: [],
    'good-to-know': [],
    impressum: [],
    klammerheftung: [],
    shipping: [],
    spiralbindung: [],
    widerrufsrecht: ['wiederrufsrecht'],
    wiederrufsrecht: ['widerrufsrecht'],
  }),
);

/** What shops call these pages in German, English and Polish: letters only, in lower case. */
const withdrawal = 'widerrufsrecht widerrufsbelehrung widerruf rightofwithdrawal withdrawal prawoodstąpienia';
const placeNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    agb: 'agb allgemeinegeschäftsbedingungen terms termsandconditions termsconditions gtc regulamin',
    barrierefreiheit: 'barrierefreiheit barrierefreiheitserklärung accessibility accessibilitystatement dostępność',
    datenschutz: 'datenschutz datenschutzerklärung privacy privacypolicy dataprotection politykaprywatności prywatność',
    impressum: 'impressum imprint legalnotice notaprawna',
    shipping: 'versand versandundzahlung versandzahlung zahlungundversand shipping shippingandpayment wysyłka dostawa',
    widerrufsrecht: withdrawal,
    wiederrufsrecht: withdrawal,
  }),
);

/** Names under which the menus of a shop may hold a fixed storefront route; none for every other path. */
export function namesOfPlace(path: string): ReadonlySet<string> {
  return new Set(placeNames.get(placeOf(path))?.split(' ') ?? []);
}

/**
 * Paths under which the shop may keep the content of a fixed storefront route, best first: as configured for the language
 * (`en-GB/agb`) or for all (`agb`), the route's own path, another spelling. Empty for every other path.
 */
export function pathsOfPlace(
  path: string,
  contentPaths: Readonly<Record<string, string>>,
  locale: Locale,
): readonly string[] {
  const place = placeOf(path);
  const spellings = places.get(place);
  if (spellings === undefined) return [];
  const configured = [contentPaths[`${locale}/${place}`], contentPaths[place]].filter((each) => each !== undefined);
  return [...configured.map((each) => each.replace(/^\/+/, '')), place, ...spellings].map((seoPath) => `/${seoPath}`);
}

const placeOf = (path: string): string => path.replace(/^\/|\/$/g, '');
