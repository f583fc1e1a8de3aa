import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  jsonValue,
  letrec,
  oneof,
  option,
  record,
  string,
} from 'fast-check';
import type { JsonObject, JsonValue } from '#shop/base/json.ts';

/** Values a field of an entity has, all of one kind. */
export type FieldValues = Readonly<Record<string, readonly JsonValue[]>>;

const garbage = oneof(
  jsonValue({ maxDepth: 2 }),
  constantFrom<JsonValue>(
    '',
    ' ',
    '%',
    '_',
    "'",
    '"',
    '\\',
    '\0',
    '😀',
    '1e999',
    -1,
    1.5,
    null,
    '__proto__',
    'a'.repeat(300),
  ),
);

/** Well-formed filters over the fields, nested in groups of every kind. */
export function filters(fields: FieldValues): Arbitrary<readonly JsonObject[]> {
  const { filter } = letrec<{ filter: JsonObject; group: JsonObject }>((tie) => ({
    filter: oneof({ depthSize: 'small', withCrossShrink: true }, leaf(fields), tie('group')),
    group: record({
      type: constantFrom('multi', 'not', 'and', 'or', 'nand', 'nor'),
      operator: constantFrom('and', 'or', 'AND', 'OR'),
      queries: array(tie('filter'), { maxLength: 3 }),
    }),
  }));
  return array(filter, { maxLength: 3 });
}

function leaf(fields: FieldValues): Arbitrary<JsonObject> {
  return oneof(...Object.entries(fields).map(([field, known]) => conditionOn(field, known)));
}

function conditionOn(field: string, known: readonly JsonValue[]): Arbitrary<JsonObject> {
  const value = valuesLike(known);
  const isText = typeof known[0] === 'string';
  const part = value.map((whole) => String(whole).slice(1, 4));
  const bounds = record({ gte: value, gt: value, lte: value, lt: value }, { requiredKeys: [] });
  const several = array(value, { minLength: 1, maxLength: 3 });
  return oneof(
    record({ type: constant('equals'), field: constant(field), value: oneof(value, constant(null)) }),
    record({ type: constant('equalsAny'), field: constant(field), value: several }),
    record({ type: constant('range'), field: constant(field), parameters: bounds }),
    ...(isText
      ? [record({ type: constantFrom('contains', 'prefix', 'suffix'), field: constant(field), value: part })]
      : []),
  );
}

/** Values of the kind the known ones have, known and unknown. */
function valuesLike(known: readonly JsonValue[]): Arbitrary<JsonValue> {
  const [example] = known;
  if (typeof example === 'boolean') return boolean();
  const others = typeof example === 'number' ? integer({ min: -5, max: 200 }) : constantFrom('x', 'Ä', '%', 'é_');
  return oneof({ weight: 5, arbitrary: constantFrom(...known) }, { weight: 1, arbitrary: others });
}

const fieldNames = constantFrom(
  'id',
  'name',
  'product.name',
  'position',
  'createdAt',
  'active',
  'price',
  'translated',
  'customFields.a.b',
  'media.id',
  'categories.name',
  'manufacturer.name',
  'options.group.name',
  'parent.parent.id',
  'nothing',
  '',
  '.',
  'a..b',
  '_score',
);

const sortings = oneof(
  array(
    record(
      {
        field: fieldNames,
        order: constantFrom('ASC', 'desc', 'up'),
        naturalSorting: boolean(),
        type: constant('count'),
      },
      { requiredKeys: ['field'] },
    ),
    { maxLength: 3 },
  ),
  constantFrom('name', '-name,id', ',', 'createdAt,-'),
);

const aggregation = letrec<{ one: object }>((tie) => ({
  one: oneof(
    { depthSize: 'small' },
    record({
      name: constantFrom('a', 'b', 'count', 'key'),
      type: constantFrom(
        'avg',
        'max',
        'min',
        'sum',
        'count',
        'stats',
        'terms',
        'histogram',
        'entity',
        'range',
        'other',
      ),
      field: fieldNames,
      interval: constantFrom('minute', 'day', 'week', 'quarter', 'year', 'never'),
      timeZone: constantFrom(undefined, 'Europe/Warsaw', 'nowhere'),
      format: constantFrom(undefined, 'Y-m-d', '\\Y%%'),
      definition: constantFrom('product', 'category', 'secret'),
      ranges: constantFrom([{ from: 1, to: 2 }], [{ to: 5, key: 'low' }, {}], []),
      limit: constantFrom(undefined, 1, -1, 'x'),
    }),
    record({
      name: constant('n'),
      type: constantFrom('terms', 'filter'),
      field: fieldNames,
      filter: constant([]),
      aggregation: tie('one'),
    }),
  ),
})).one;

/** Criteria of every key, well-formed ones and ones with garbage at any place. */
export function anyCriteria(fields: FieldValues): Arbitrary<JsonObject> {
  const sound = record(
    {
      limit: integer({ min: 1, max: 5 }),
      page: integer({ min: 1, max: 4 }),
      p: integer({ min: -1, max: 4 }),
      ids: array(constantFrom('a'.repeat(32), 'b'.repeat(32), 'nope'), { maxLength: 2 }),
      filter: filters(fields),
      'post-filter': filters(fields),
      sort: sortings,
      term: string({ maxLength: 12 }),
      search: string({ minLength: 1, maxLength: 12 }),
      query: array(record({ score: integer(), query: leaf(fields), scoreField: option(fieldNames) }), { maxLength: 2 }),
      aggregations: array(aggregation, { maxLength: 2 }),
      grouping: array(fieldNames, { maxLength: 2 }),
      fields: array(fieldNames, { maxLength: 3 }),
      'total-count-mode': constantFrom<JsonValue>(0, 1, 2, '1', 'exact', 'next-pages', 'none', 9),
      associations: constantFrom({}, { media: {} }, { children: { limit: 1, sort: '-id' } }, { 'options.group': {} }),
      includes: constantFrom({}, { product: ['id', 'name'] }, { product: [] }),
      excludes: constantFrom({}, { product: ['description'] }),
      order: constantFrom('name-asc', 'price-desc', 'nothing'),
      manufacturer: constantFrom('', 'a'.repeat(32), 'x|y'),
      properties: constantFrom('', 'b'.repeat(32)),
      'min-price': oneof(integer(), string({ maxLength: 3 })),
    },
    { requiredKeys: ['limit'] },
  );
  const spoilt = constantFrom(
    'filter',
    'sort',
    'aggregations',
    'ids',
    'query',
    'term',
    'grouping',
    'fields',
    'associations',
    'page',
    'search',
  );
  return oneof(
    { weight: 3, arbitrary: sound },
    {
      weight: 1,
      arbitrary: sound.chain((criteria) =>
        record({ key: spoilt, value: garbage }).map(({ key, value }) => Object.assign({}, criteria, { [key]: value })),
      ),
    },
  ).map((criteria): JsonObject => JSON.parse(JSON.stringify(criteria)));
}
