import { isJsonObject, type JsonObject, textOf } from '../../base/json.ts';
import { foldText } from '../../base/database/fold-text.ts';

/** `10` comes after `9`. */
const natural = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

interface Grouping {
  /** Options keep a copy of their group (without its options), as listings show them. */
  readonly keepsGroup: boolean;
  /** Options are already in the order they should have, and so are groups of the same position. */
  readonly isOrdered?: boolean;
}

/**
 * Options by group: groups by position, then name; options by the group's `sortingType`.
 * Options must have their `group` loaded.
 */
export function groupOptions(options: readonly JsonObject[], { keepsGroup, isOrdered }: Grouping): JsonObject[] {
  const groups = new Map<string, { group: JsonObject; options: JsonObject[] }>();
  for (const option of options) {
    const { group } = option;
    if (!isJsonObject(group)) continue;
    const id = textOf(group['id']);
    const entry = groups.get(id) ?? { group, options: [] };
    entry.options.push({ ...option, group: keepsGroup ? { ...group } : null });
    groups.set(id, entry);
  }
  const compare = isOrdered === true ? (a: JsonObject, b: JsonObject) => positionOf(a) - positionOf(b) : byPosition;
  const sorted = [...groups.values()].sort((a, b) => compare(a.group, b.group));
  const filled: JsonObject[] = [];
  for (const { group, options: members } of sorted) {
    if (isOrdered !== true) members.sort(group['sortingType'] === 'position' ? byPosition : byName);
    filled.push({ ...group, options: members });
  }
  return filled;
}

const positionOf = (entity: JsonObject): number => {
  const { translated } = entity;
  const position = isJsonObject(translated) ? translated['position'] : entity['position'];
  return typeof position === 'number' ? position : 1;
};

const byPosition = (a: JsonObject, b: JsonObject) => positionOf(a) - positionOf(b) || byName(a, b);

const byName = (a: JsonObject, b: JsonObject) => natural.compare(nameOf(a), nameOf(b));

const nameOf = (entity: JsonObject): string => {
  const { translated } = entity;
  return isJsonObject(translated) ? foldText(textOf(translated['name'] ?? '')) : '';
};
