import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '#shop/json.ts';

export type Difference = {
  /** `product.cover.media[].url`, from the nearest object with an `apiAlias` on. */
  readonly path: string;
  readonly recorded: string;
  readonly own: string;
};

/** Values that differ between two installations of the same shop: only their type is compared. */
const volatileKeys = new Set([
  'createdAt',
  'updatedAt',
  'uploadedAt',
  'token',
  'url',
  'path',
  'fileSize',
  'hash',
  'errorHash',
  'dataTimestamp',
  'dataContextHash',
  'uniqueIdentifier',
  'deepLinkCode',
  'orderDateTime',
  'orderDate',
  'earliest',
  'latest',
  'shippingDateEarliest',
  'shippingDateLatest',
  'displayGroup',
  'snippetSetId',
  '_score',
]);

const isId = (value: JsonValue): boolean => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (isJsonList(value)) return value.length === 0 ? '[]' : 'list';
  if (isJsonObject(value)) return Object.keys(value).length === 0 ? '{}' : 'object';
  return typeof value;
}

function shown(value: JsonValue | undefined): string {
  const kind = kindOf(value);
  if (kind === 'list' || kind === 'object' || kind === 'missing') return kind;
  return JSON.stringify(value).slice(0, 80);
}

type Comparison = { readonly path: string; readonly key: string; readonly differences: Difference[] };

function report(at: Comparison, recorded: JsonValue | undefined, own: JsonValue | undefined): void {
  at.differences.push({ path: at.path, recorded: shown(recorded), own: shown(own) });
}

function below(at: Comparison, key: string): Comparison {
  return { ...at, path: at.path === '' ? key : `${at.path}.${key}`, key };
}

function compareObjects(recorded: JsonObject, own: JsonObject, at: Comparison): void {
  const alias = recorded['apiAlias'];
  const place = typeof alias === 'string' ? { ...at, path: alias } : at;
  for (const key of new Set([...Object.keys(recorded), ...Object.keys(own)])) {
    // Internals of the real shop's search that clients are told to ignore (Store API sheet, JSON conventions).
    if (key === 'extensions' && (isJsonObject(recorded[key]) || recorded[key] === undefined)) continue;
    compare(recorded[key], own[key], below(place, key));
  }
}

/** Elements of both lists that belong together: by id where they have one, else by position. */
function pairs(recorded: readonly JsonValue[], own: readonly JsonValue[]): [JsonValue, JsonValue | undefined][] {
  const byId = new Map(own.filter(isJsonObject).map((item) => [item['id'], item]));
  return recorded.map((item, index) => {
    const id = isJsonObject(item) ? item['id'] : undefined;
    return [item, id === undefined || !byId.has(id) ? own[index] : byId.get(id)];
  });
}

function compareLists(recorded: readonly JsonValue[], own: readonly JsonValue[], at: Comparison): void {
  const place = { ...at, path: `${at.path}[]` };
  if (recorded.length !== own.length) {
    at.differences.push({ path: `${at.path}.length`, recorded: String(recorded.length), own: String(own.length) });
  }
  for (const [item, other] of pairs(recorded, own)) if (other !== undefined) compare(item, other, place);
}

function compareValues(recorded: JsonValue, own: JsonValue, at: Comparison): void {
  if (volatileKeys.has(at.key) || (isId(recorded) && isId(own) && at.key !== 'variantId')) return;
  if (recorded !== own) report(at, recorded, own);
}

function compare(recorded: JsonValue | undefined, own: JsonValue | undefined, at: Comparison): void {
  if (recorded === undefined || own === undefined || kindOf(recorded) !== kindOf(own)) {
    const isTime = volatileKeys.has(at.key) && at.key === 'updatedAt';
    if (recorded === undefined || own === undefined || !isTime) report(at, recorded, own);
    return;
  }
  if (isJsonList(recorded) && isJsonList(own)) compareLists(recorded, own, at);
  else if (isJsonObject(recorded) && isJsonObject(own)) compareObjects(recorded, own, at);
  else compareValues(recorded, own, at);
}

/**
 * Where two answers differ: keys, types, null and empty habits, and values other than times, ids and addresses.
 * List elements are paired by id, so their order does not count here.
 */
export function compareJson(recorded: JsonValue, own: JsonValue): readonly Difference[] {
  const differences: Difference[] = [];
  compare(recorded, own, { path: '', key: '', differences });
  return differences;
}
