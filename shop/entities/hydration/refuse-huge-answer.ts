import { shopError } from '../../http/shop-error.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts';

/** Entities in one answer. A page of products with all their variants has some thousands. */
const maxEntities = 100_000;

const weights = new WeakMap<JsonObject, number>();

/**
 * Counts what the entities will be as JSON, where an entity shared by several owners is written out for each. Products
 * with variants with their product with its variants … grow with every level, however few rows there are.
 *
 * @throws {ShopError} 400 when an answer would hold more than 100,000 entities.
 */
export function refuseHugeAnswer(entities: Iterable<JsonObject>, associations: Iterable<string>): void {
  const names = [...associations];
  let total = 0;
  for (const entity of entities) {
    let weight = 1;
    for (const name of names) weight += weightOf(entity[name]);
    weights.set(entity, weight);
    total += weight;
  }
  if (total <= maxEntities) return;
  throw shopError({
    status: 400,
    code: 'FRAMEWORK__QUERY_LIMIT_EXCEEDED',
    detail: `The associations lead to more than ${maxEntities} entities.`,
    pointer: '/associations',
    parameters: { maxLimit: maxEntities, limit: total },
  });
}

function weightOf(value: JsonValue | undefined): number {
  if (isJsonObject(value)) return weights.get(value) ?? 1;
  if (!isJsonList(value)) return 0;
  let sum = 0;
  for (const item of value) sum += weightOf(item);
  return sum;
}
