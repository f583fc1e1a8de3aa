import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import type { Shop } from '../../entities/shop.ts';

/** A category's plain breadcrumb is always filled, unlike other translated fields; without a layout it has the default. */
export function completeCategories(_shop: Shop, categories: readonly JsonObject[]): void {
  for (const category of categories) {
    const { translated } = category;
    const breadcrumb = isJsonObject(translated) ? translated['breadcrumb'] : null;
    category['cmsPageIdSwitched'] = category['cmsPageId'] === null;
    category['cmsPageId'] ??= baseIds.cmsPages.listing;
    category['breadcrumb'] = breadcrumb ?? [];
    if (isJsonObject(translated)) translated['breadcrumb'] = breadcrumb ?? [];
  }
}
