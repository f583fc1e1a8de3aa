import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { findSeoUrls } from '../catalogue/category/find-seo-urls.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';

const withSeoUrls = new Set<JsonValue | undefined>(['product', 'category', 'landing_page']);

interface Place {
  readonly key: string;
  readonly insidePage: boolean;
}

/** Adds `seoUrls` to every product, category and landing page inside an answer; entities without any keep null. */
export function fillSeoUrls(shop: Shop, value: JsonValue, context: SalesChannelContext): void {
  if (!context.hasSeoUrls) return;
  const entities: JsonObject[] = [];
  collect(value, entities, { key: '', insidePage: false });
  const wanted = shop.version === '6.7' ? entities : entities.filter((entity) => !hasLayout(entity));
  const ids = [...new Set(wanted.map((entity) => textOf(entity['id'])))];
  if (ids.length === 0) return;
  const urls = findSeoUrls(shop, ids, context);
  for (const entity of wanted) {
    const own = urls.get(textOf(entity['id']));
    if (own !== undefined) entity['seoUrls'] = own;
  }
}

function collect(value: JsonValue, found: JsonObject[], place: Place): void {
  if (isJsonList(value)) {
    for (const item of value) collect(item, found, place);
  } else if (isJsonObject(value) && !isForgotten(place)) {
    if (withSeoUrls.has(value['apiAlias'])) found.push(value);
    for (const [key, item] of Object.entries(value)) {
      collect(item, found, { key, insidePage: place.insidePage || key === 'cmsPage' });
    }
  }
}

/** Gap of 6.6: the category a product inside a page element hangs in gets none. */
const isForgotten = ({ key, insidePage }: Place): boolean => insidePage && key === 'seoCategory';

/** Gap of 6.6: the product of a detail page with a layout gets none unless it asks for the association. */
function hasLayout(entity: JsonObject): boolean {
  return entity['apiAlias'] === 'product' && isJsonObject(entity['cmsPage']);
}
