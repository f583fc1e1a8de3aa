import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

/** What 6.7 adds to `GET /context`: the language by name and the units sizes are given in. */
export function contextIn67(shop: Shop, { languageIds }: SalesChannelContext): JsonObject {
  const row = shop.database
    .prepare(
      'SELECT l.name, o.code FROM language l JOIN locale o ON o.id = COALESCE(l.translation_code_id, l.locale_id) WHERE l.id = ?',
    )
    .get(languageIds[0]);
  return {
    languageInfo: { name: String(row?.['name'] ?? ''), localeCode: String(row?.['code'] ?? '') },
    measurementSystem: { system: 'metric', units: { length: 'mm', weight: 'kg' } },
  };
}
