import type { JsonObject } from '../../base/json.ts';

/** Sisters in their chain: each names the one before it; those that name none (or a stranger) begin a chain. */
export function inOrder(categories: readonly JsonObject[]): JsonObject[] {
  const ids = new Set(categories.map((category) => category['id']));
  const followers = new Map<unknown, JsonObject[]>();
  for (const category of categories) {
    const before = category['afterCategoryId'];
    const key = ids.has(before ?? null) && before !== category['id'] ? before : null;
    followers.set(key, [...(followers.get(key) ?? []), category]);
  }
  const ordered: JsonObject[] = [];
  const visit = (key: unknown): void => {
    for (const category of followers.get(key) ?? []) {
      ordered.push(category);
      visit(category['id']);
    }
  };
  visit(null);
  // A chain that bites its own tail has no beginning; its members go to the end.
  return [...ordered, ...categories.filter((category) => !ordered.includes(category))];
}
