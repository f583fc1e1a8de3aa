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

/**
 * Paths under which the shop may keep the content of a fixed storefront route, best first: as configured, the route's own
 * path, another spelling. Empty for every other path.
 */
export function pathsOfPlace(path: string, contentPaths: Readonly<Record<string, string>>): readonly string[] {
  const place = path.replace(/^\/|\/$/g, '');
  const spellings = places.get(place);
  if (spellings === undefined) return [];
  const configured = contentPaths[place];
  return [...(configured === undefined ? [] : [configured]), place, ...spellings].map((seoPath) => `/${seoPath}`);
}
