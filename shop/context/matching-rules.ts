import * as z from 'zod/mini';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, parseJson, textOf } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';

/** What a rule can look at before there is a cart. */
export interface RuleFacts {
  readonly salesChannelId: string;
  readonly customerGroupId: string;
  readonly currencyId: string;
  readonly languageId: string;
  readonly countryId: string;
}

/** Fact each type of condition compares, and the key its value lists ids under. */
const comparisons: Readonly<Record<string, readonly [keyof RuleFacts, string]>> = {
  customerCustomerGroup: ['customerGroupId', 'customerGroupIds'],
  currency: ['currencyId', 'currencyIds'],
  language: ['languageId', 'languageIds'],
  salesChannel: ['salesChannelId', 'salesChannelIds'],
  customerShippingCountry: ['countryId', 'countryIds'],
};

/** Whether all top conditions of a rule hold; a rule without conditions always does. */
export function ruleHolds(conditions: JsonValue, facts: RuleFacts): boolean {
  return !isJsonList(conditions) || conditions.filter(isJsonObject).every((condition) => holds(condition, facts));
}

/** Ids of the rules that hold, highest priority first. */
export function matchingRules(shop: Shop, facts: RuleFacts): readonly string[] {
  const rows = shop.database.prepare('SELECT id, conditions FROM rule ORDER BY priority DESC, id').all();
  return rowsSchema
    .parse(rows)
    .filter((row) => ruleHolds(row.conditions === null ? [] : parseJson(row.conditions), facts))
    .map((row) => row.id);
}

function children(condition: JsonObject): readonly JsonObject[] {
  const list = condition['children'];
  return isJsonList(list) ? list.filter(isJsonObject) : [];
}

function compares(condition: JsonObject, facts: RuleFacts): boolean {
  const comparison = comparisons[textOf(condition['type'])];
  const { value } = condition;
  if (comparison === undefined || !isJsonObject(value)) return false;
  const [fact, key] = comparison;
  const ids = value[key];
  const isListed = isJsonList(ids) && ids.includes(facts[fact]);
  return value['operator'] === '!=' ? !isListed : isListed;
}

const rowsSchema = z.array(z.object({ id: z.string(), conditions: z.nullable(z.string()) }));

function holds(condition: JsonObject, facts: RuleFacts): boolean {
  const below = children(condition);
  const { type } = condition;
  if (type === 'alwaysValid') return true;
  if (type === 'andContainer') return below.every((child) => holds(child, facts));
  if (type === 'orContainer') return below.length === 0 || below.some((child) => holds(child, facts));
  // Conditions on the cart are the checkout's to judge; here they do not hold.
  return compares(condition, facts);
}
