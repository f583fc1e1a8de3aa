import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { equals, equalsAny } from '../../entities/criteria/criteria.ts';
import { search } from '../../entities/search/search.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { groupOptions } from '../product/property-groups.ts';

/**
 * Turns the counted option ids into `properties`: filterable groups with the options that occur.
 * Without any, `properties` and `options` are empty bucket lists, like in the real shop.
 */
export function propertyAggregations(
  shop: Shop,
  aggregations: Readonly<Record<string, JsonValue>>,
  groupIds: readonly string[] | undefined,
  context: SalesChannelContext,
): Record<string, JsonValue> {
  const ids = [...new Set([...bucketKeys(aggregations['properties']), ...bucketKeys(aggregations['options'])])];
  if (ids.length === 0) return { properties: empty('properties'), options: empty('options') };
  const filters = [
    equalsAny('id', ids),
    equals('group.filterable', true),
    ...(groupIds === undefined ? [] : [equalsAny('groupId', groupIds)]),
  ];
  const options = search(shop, 'property_group_option', { filters, associations: { group: {}, media: {} } }, context);
  const entities = groupOptions(options.elements, { keepsGroup: true });
  return { properties: { name: 'properties', entities, apiAlias: 'properties_aggregation' } };
}

const empty = (name: string): JsonObject => ({ name, buckets: [], apiAlias: `${name}_aggregation` });

function bucketKeys(aggregation: JsonValue | undefined): string[] {
  const buckets = isJsonObject(aggregation) ? aggregation['buckets'] : undefined;
  return isJsonList(buckets) ? buckets.filter(isJsonObject).map((bucket) => textOf(bucket['key'])) : [];
}
