import { isJsonObject, type JsonObject } from '#shop/base/json.ts';
import { madeId } from './made-id.ts';

/** A condition of a rule, as the Admin API takes it. */
export interface RuleCondition {
  readonly type: string;
  readonly value?: object;
  readonly children?: readonly RuleCondition[];
}

interface NewRule {
  /** What its ids are made of. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** All of them must hold. */
  readonly conditions: readonly RuleCondition[];
}

/** A rule, its conditions in an `or` of `and`s, as the administration shows them. */
export function ruleRecord({ key, name, description, conditions }: NewRule) {
  const all: RuleCondition = { type: 'andContainer', children: conditions };
  return {
    id: madeId(key),
    name,
    description,
    priority: 1,
    conditions: [withIds({ type: 'orContainer', children: [all] }, `${key} condition`)],
  };
}

/** Every condition has a fixed id, so that one that is sent twice is there once. */
function withIds({ type, value, children }: RuleCondition, key: string): object {
  return {
    id: madeId(key),
    type,
    value: value ?? [],
    ...(children && { children: children.map((child, index) => withIds(child, `${key} ${index}`)) }),
  };
}

/** Conditions as the shop gives them, in one list, in the form in which they are made. */
export function conditionTree(rows: unknown): readonly object[] {
  const all = Array.isArray(rows) ? rows.filter(isJsonObject) : [];
  const below = (parent: unknown): readonly object[] =>
    all
      .filter(({ parentId = null }) => parentId === parent)
      .toSorted((one, other) => Number(one['position'] ?? 0) - Number(other['position'] ?? 0))
      .map((row) => conditionWith(row, below(row['id'])));
  return below(null);
}

function conditionWith(found: JsonObject, children: readonly object[]): object {
  const { parentId: _, ...row } = found;
  return { ...row, ...(children.length > 0 && { children }) };
}
