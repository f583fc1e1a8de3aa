import { isJsonObject, type JsonObject } from '../json.ts';
import type { Shop } from '../shop.ts';

/** A category's plain breadcrumb is always filled, unlike other translated fields. */
export function completeCategories(_shop: Shop, categories: readonly JsonObject[]): void {
  for (const category of categories) {
    const { translated } = category;
    const breadcrumb = isJsonObject(translated) ? translated['breadcrumb'] : null;
    category['breadcrumb'] = breadcrumb ?? [];
    if (isJsonObject(translated)) translated['breadcrumb'] = breadcrumb ?? [];
  }
}
