import { findSeoUrls } from '../../catalogue/category/find-seo-urls.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { isJsonObject, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

/** Paths that need no SEO URL, by what a link leads to. */
const paths: Readonly<Record<string, string>> = {
  category: '/navigation/',
  product: '/detail/',
  landing_page: '/landingPage/',
};

interface Target {
  readonly kind: string;
  readonly id: string;
}

/** Where each category leads in the storefront, by its id; folders lead nowhere. */
export function categoryAddresses(
  shop: Shop,
  categories: readonly JsonObject[],
  context: SalesChannelContext,
): ReadonlyMap<string, string> {
  const targets = categories.map((category) => ({ category, target: targetOf(category) }));
  const ids = new Set(targets.flatMap(({ target }) => (target === null ? [] : [target.id])));
  const urls: SeoUrls = ids.size > 0 && context.hasSeoUrls ? findSeoUrls(shop, [...ids], context) : new Map();
  const addresses = new Map<string, string>();
  for (const { category, target } of targets) {
    const address = target === null ? translatedText(category, 'externalLink') : addressOf(target, urls);
    if (address !== null) addresses.set(textOf(category['id']), address);
  }
  return addresses;
}

function translatedText(category: JsonObject, field: string): string | null {
  const { translated } = category;
  const value: JsonValue | undefined = isJsonObject(translated) ? translated[field] : null;
  return typeof value === 'string' ? value : null;
}

type SeoUrls = ReadonlyMap<string, readonly JsonObject[]>;

/** What a category inside the shop leads to: itself, or what its link names; null for folders and external links. */
function targetOf(category: JsonObject): Target | null {
  if (category['type'] === 'folder') return null;
  if (category['type'] !== 'link') return { kind: 'category', id: textOf(category['id']) };
  const id = translatedText(category, 'internalLink');
  const kind = translatedText(category, 'linkType') ?? '';
  return id === null || kind === 'external' ? null : { kind, id };
}

function addressOf({ kind, id }: Target, urls: SeoUrls): string {
  const seoPath = urls.get(id)?.[0]?.['seoPathInfo'];
  return typeof seoPath === 'string' ? `/${seoPath}` : `${paths[kind] ?? '/navigation/'}${id}`;
}
