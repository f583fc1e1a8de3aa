import { type JsonObject, textOf } from '../../base/json.ts';
import { equals, equalsAny } from '../../entities/criteria/criteria.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { search } from '../../entities/search/search.ts';
import type { Shop } from '../../entities/shop.ts';

/** Canonical SEO URLs of the context's language and channel, by the entity they lead to. */
export function findSeoUrls(
  shop: Shop,
  entityIds: readonly string[],
  context: SalesChannelContext,
): Map<string, JsonObject[]> {
  const byEntity = new Map<string, JsonObject[]>();
  const filters = [
    equalsAny('foreignKey', entityIds),
    equals('languageId', context.languageIds[0]),
    equals('salesChannelId', context.salesChannelId),
    equals('isCanonical', true),
    equals('isDeleted', false),
  ];
  for (const url of search(shop, 'seo_url', { filters }, context).elements) {
    const key = textOf(url['foreignKey']);
    byEntity.set(key, [...(byEntity.get(key) ?? []), url]);
  }
  return byEntity;
}
