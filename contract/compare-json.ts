import { createIdPairs, type IdPairs } from './id-pairs.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '#shop/base/json.ts';

export interface Difference {
  /** `product.cover.media[].url`, from the nearest object with an `apiAlias` on. */
  readonly path: string;
  readonly recorded: string;
  readonly own: string;
}

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
  'firstLogin',
  'lastLogin',
  'doubleOptInEmailSentDate',
  'doubleOptInConfirmDate',
  'documentDate',
  'displayGroup',
  'snippetSetId',
  '_score',
]);

interface Comparison {
  readonly path: string;
  readonly key: string;
  readonly differences: Difference[];
  readonly ids: IdPairs;
}

/** Internals of the real shop's search and document generator, which clients are told to ignore (Store API sheet). */
const internalExtensions = new Set(['search', 'foreignKeys']);

/** Fields that tell elements of a list apart. */
const identities = ['id', 'name', 'key', 'width', 'url'] as const;

/**
 * Where two answers differ: keys, types, null and empty habits, and values other than times and addresses. Ids differ in
 * every installation, but one of ours stands for one of theirs. List elements are paired by what identifies them; order counts in sorted listings only.
 */
export function compareJson(recorded: JsonValue, own: JsonValue, ids = createIdPairs()): readonly Difference[] {
  const differences: Difference[] = [];
  compare(recorded, own, { path: '', key: '', differences, ids });
  return differences;
}

function compare(recorded: JsonValue | undefined, own: JsonValue | undefined, at: Comparison): void {
  if (recorded === undefined || own === undefined || kindOf(recorded) !== kindOf(own)) {
    if (recorded !== undefined || own !== undefined) report(at, recorded, own);
    return;
  }
  if (isJsonList(recorded) && isJsonList(own)) compareLists(recorded, own, at);
  else if (isJsonObject(recorded) && isJsonObject(own)) compareObjects(recorded, own, at);
  else compareValues(recorded, own, at);
}

function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (isJsonList(value)) return value.length === 0 ? '[]' : 'list';
  if (isJsonObject(value)) return Object.keys(value).length === 0 ? '{}' : 'object';
  return typeof value;
}

function report(at: Comparison, recorded: JsonValue | undefined, own: JsonValue | undefined): void {
  at.differences.push({ path: at.path, recorded: shown(recorded), own: shown(own) });
}

function shown(value: JsonValue | undefined): string {
  const kind = kindOf(value);
  if (kind === 'list' || kind === 'object' || kind === 'missing') return kind;
  return JSON.stringify(value).slice(0, 80);
}

function compareLists(recorded: readonly JsonValue[], own: readonly JsonValue[], at: Comparison): void {
  const place = { ...at, path: `${at.path}[]` };
  if (isIds(recorded) && isIds(own) && recorded.length === own.length) {
    if (!at.ids.agreeInAnyOrder(recorded, own)) {
      at.differences.push({ path: at.path, recorded: recorded.join(' '), own: own.join(' ') });
    }
    return;
  }
  if (recorded.length !== own.length) {
    at.differences.push({ path: `${at.path}.length`, recorded: String(recorded.length), own: String(own.length) });
  }
  for (const [index, item] of recorded.entries()) {
    const other = counterpart(item, own, index);
    if (other !== undefined) compare(item, other, place);
  }
}

const isIds = (list: readonly JsonValue[]): list is readonly string[] => list.length > 0 && list.every(isId);

const isId = (value: JsonValue): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

function counterpart(item: JsonValue, own: readonly JsonValue[], index: number): JsonValue | undefined {
  if (!isJsonObject(item)) return own[index];
  const objects = own.filter(isJsonObject);
  for (const field of identities) {
    const value = item[field];
    if (value === undefined || value === null) continue;
    const found = objects.filter((other) => other[field] === value);
    if (found.length === 1) return found[0];
  }
  return own[index];
}

function compareObjects(recorded: JsonObject, own: JsonObject, at: Comparison): void {
  compareOrder(recorded, own, at);
  const alias = recorded['apiAlias'];
  const place = typeof alias === 'string' ? { ...at, path: alias } : at;
  for (const key of new Set([...Object.keys(recorded), ...Object.keys(own)])) {
    const values = key === 'extensions' ? [known(recorded[key]), known(own[key])] : [recorded[key], own[key]];
    compare(values[0], values[1], below(place, key));
  }
}

/** A listing's products come in the order its sorting says; equal scores have no order. */
function compareOrder(recorded: JsonObject, own: JsonObject, at: Comparison): void {
  if (recorded['apiAlias'] !== 'product_listing' || recorded['sorting'] === 'score') return;
  if (orderOf(recorded['elements']) === orderOf(own['elements'])) return;
  at.differences.push({ path: 'product_listing.elements order', recorded: 'in order', own: 'in another order' });
}

const orderOf = (value: JsonValue | undefined): string =>
  isJsonList(value)
    ? value
        .filter(isJsonObject)
        .map((item) => textOf(item['id'] ?? ''))
        .join(' ')
    : '';

/** Extensions without internals; undefined when nothing is left. */
function known(extensions: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(extensions)) return extensions;
  const rest = Object.entries(extensions).filter(([name]) => !internalExtensions.has(name));
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

function below(at: Comparison, key: string): Comparison {
  return { ...at, path: at.path === '' ? key : `${at.path}.${key}`, key };
}

function compareValues(recorded: JsonValue, own: JsonValue, at: Comparison): void {
  if (volatileKeys.has(at.key)) return;
  if (isId(recorded) && isId(own)) {
    if (!at.ids.agree(recorded, own)) report(at, recorded, own);
    return;
  }
  if (recorded !== own && !isSameNumber(recorded, own)) report(at, recorded, own);
}

/** PHP adds up binary fractions and shows their noise: 6.599999999999999 is 6.6. */
const isSameNumber = (recorded: JsonValue, own: JsonValue): boolean =>
  typeof recorded === 'number' && typeof own === 'number' && Math.abs(recorded - own) < 1e-9;
