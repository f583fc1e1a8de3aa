import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '#shop/base/json.ts';

/**
 * Whether an entity of an answer meets a filter, worked out from the answer alone: another way to the same truth than
 * the shop's SQL. For plain fields and well-formed filters.
 */
export function meets(entity: JsonObject, filter: JsonObject): boolean {
  const { type, value: wanted } = filter;
  const value = shown(entity, textOf(filter['field']));
  switch (textOf(type)) {
    case 'equals':
      return value === wanted;
    case 'equalsAny':
      return isJsonList(wanted) && wanted.includes(value);
    case 'contains':
      return value !== null && plain(value).includes(plain(wanted));
    case 'prefix':
      return value !== null && plain(value).startsWith(plain(wanted));
    case 'suffix':
      return value !== null && plain(value).endsWith(plain(wanted));
    case 'range':
      return isWithin(value, filter['parameters']);
    default:
      return meetsGroup(entity, filter);
  }
}

/** What a field of an entity shows: its text in the language of the answer, else its own value. */
function shown(entity: JsonObject, field: string): JsonValue {
  const { translated } = entity;
  return (isJsonObject(translated) ? translated[field] : undefined) ?? entity[field] ?? null;
}

/** Case and diacritics do not count, like in MySQL's collation. */
const plain = (value: JsonValue | undefined) =>
  textOf(value).toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');

function isWithin(value: JsonValue, bounds: JsonValue | undefined): boolean {
  if (!isJsonObject(bounds)) return false;
  const { gte, gt, lte, lt } = bounds;
  const compare = (bound: JsonValue | undefined, test: (order: number) => boolean) => {
    if (bound === undefined) return true;
    if (value === null || bound === null) return false;
    const [first, second] = typeof value === 'string' ? [value, String(bound)] : [Number(value), Number(bound)];
    return test(first < second ? -1 : Number(first > second));
  };
  return (
    compare(gte, (order) => order >= 0) &&
    compare(gt, (order) => order > 0) &&
    compare(lte, (order) => order <= 0) &&
    compare(lt, (order) => order < 0)
  );
}

function meetsGroup(entity: JsonObject, filter: JsonObject): boolean {
  const { type } = filter;
  const queries = isJsonList(filter['queries']) ? filter['queries'].filter(isJsonObject) : [];
  if (queries.length === 0) return true;
  const isOwn = type === 'multi' || type === 'not';
  const isOr = isOwn ? textOf(filter['operator']).toLowerCase() === 'or' : type === 'or' || type === 'nor';
  const isMet = isOr ? queries.some((query) => meets(entity, query)) : queries.every((query) => meets(entity, query));
  return type === 'not' || type === 'nand' || type === 'nor' ? !isMet : isMet;
}
