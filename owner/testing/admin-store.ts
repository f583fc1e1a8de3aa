/** What the Admin API double keeps: records by entity and id, with the rules the set-up can run into. */

export interface StoredRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** An error of the Admin API, in its form. */
export interface ApiError {
  readonly status: string;
  readonly code: string;
  readonly detail: string;
  readonly source?: { readonly pointer: string };
}

/** Fields each entity of the public schema has, as far as they are used; others are refused, so that typing errors show. */
const fields: Readonly<Record<string, readonly string[]>> = {
  product: words(
    'id productNumber stock active isCloseout taxId price prices minPurchase purchaseSteps maxPurchase weight width length translations customFields visibilities',
  ),
  product_price: ['id', 'productId', 'ruleId', 'quantityStart', 'quantityEnd', 'price'],
  rule: ['id', 'name', 'description', 'priority', 'conditions'],
  tax: ['id', 'name', 'taxRate'],
  custom_field_set: ['id', 'name', 'active', 'config', 'customFields', 'relations'],
  delivery_time: ['id', 'min', 'max', 'unit', 'translations', 'customFields'],
  shipping_method: words(
    'id technicalName active position taxType taxId deliveryTimeId availabilityRuleId prices salesChannels translations customFields',
  ),
  cms_page: ['id', 'type', 'config', 'cssClass', 'sections', 'translations', 'customFields'],
  order_line_item: ['id', 'label'],
  order_delivery: ['id', 'trackingCodes'],
  category: words(
    'id parentId afterCategoryId type active visible cmsPageId displayNestedProducts translations customFields',
  ),
};
const required: Readonly<Record<string, readonly string[]>> = {
  product: ['productNumber', 'stock', 'taxId', 'price', 'translations'],
  rule: ['name', 'priority'],
  tax: ['name', 'taxRate'],
  custom_field_set: ['name'],
  delivery_time: ['min', 'max', 'unit', 'translations'],
  shipping_method: ['technicalName', 'deliveryTimeId', 'translations'],
  cms_page: ['type', 'translations'],
  category: ['type', 'translations'],
};
/** Records that cannot go while others name them in a field. */
const references: readonly (readonly [entity: string, field: string, target: string])[] = [
  ['category', 'cmsPageId', 'cms_page'],
  ['shipping_method', 'availabilityRuleId', 'rule'],
  ['shipping_method', 'deliveryTimeId', 'delivery_time'],
  ['order_delivery', 'shippingMethodId', 'shipping_method'],
];
/** Lists of a record that are merged by their ids instead of being replaced. */
const ownLists = new Set(['prices', 'visibilities']);
/** Lists of a layout, one within the other. */
const listsWithin = new Set(['sections', 'blocks', 'slots']);

export class AdminStore {
  readonly #entities = new Map<string, Map<string, StoredRecord>>();

  of(entity: string): Map<string, StoredRecord> {
    const known = this.#entities.get(entity) ?? new Map<string, StoredRecord>();
    this.#entities.set(entity, known);
    return known;
  }

  put(entity: string, ...records: readonly StoredRecord[]): void {
    for (const record of records) this.of(entity).set(record.id, record);
  }

  /** Writes all of them, or none when there are errors. */
  upsert(entity: string, records: readonly StoredRecord[]): readonly ApiError[] {
    const errors = records.flatMap((record, index) => this.#faultsOf(entity, record, `/${index}`));
    if (errors.length > 0) return errors;
    for (const record of records) this.#merge(entity, record);
    return [];
  }

  /** Deletes records, categories with those below, and rows of graduated prices out of their products; none when one is in use. */
  remove(entity: string, ids: readonly string[]): readonly ApiError[] {
    const errors = ids.flatMap((id) => this.#usersOf(entity, id));
    if (errors.length > 0) return errors;
    for (const id of ids) this.of(entity).delete(id);
    if (entity === 'category') {
      const below = [...this.of('category').values()].filter(({ parentId }) => ids.includes(String(parentId)));
      if (below.length > 0) return this.remove(entity, idsOf(below));
    }
    if (entity !== 'product_price') return [];
    for (const product of this.of('product').values())
      this.put('product', { ...product, prices: listOf(product['prices']).filter((row) => !ids.includes(row.id)) });
    return [];
  }

  #usersOf(target: string, id: string): readonly ApiError[] {
    const users = references.filter(
      ([entity, field, named]) =>
        named === target && [...this.of(entity).values()].some((record) => record[field] === id),
    );
    // Shopware looks at no delivery times before it deletes them: the database refuses.
    if (target === 'delivery_time') return users.map(([entity]) => refusedByDatabase(entity));
    return users.map(([entity]) => ({
      status: '409',
      code: 'FRAMEWORK__DELETE_RESTRICTED',
      detail: `The delete request for ${target} was denied due to a conflict. The entity is currently in use by: ${entity} (1)`,
    }));
  }

  #merge(entity: string, record: StoredRecord): void {
    const before: StoredRecord = this.of(entity).get(record.id) ?? { id: record.id };
    const merged = Object.entries(record).map(([field, value]) => [field, mergeField(field, before[field], value)]);
    this.put(entity, { ...before, ...Object.fromEntries(merged), id: record.id });
  }

  #faultsOf(entity: string, record: StoredRecord, place: string): readonly ApiError[] {
    const isNew = !this.of(entity).has(record.id);
    const missing = isNew ? (required[entity] ?? []).filter((field) => record[field] === undefined) : [];
    const unknown = Object.keys(record).filter((field) => !(fields[entity] ?? []).includes(field));
    const fault = (field: string, detail: string, code = 'FRAMEWORK__WRITE_CONSTRAINT_VIOLATION'): ApiError => ({
      status: '400',
      code,
      detail,
      source: { pointer: `${place}/${field}` },
    });
    return [
      ...(/^[0-9a-f]{32}$/.test(record.id) ? [] : [fault('id', 'Value is not a valid UUID.')]),
      ...missing.map((field) => fault(field, 'This value should not be blank.')),
      ...unknown.map((field) => fault(field, `There is no field ${field} in ${entity}.`)),
      ...(entity === 'product' ? this.#productFaults(record, fault) : []),
    ];
  }

  #productFaults(
    record: StoredRecord,
    fault: (field: string, detail: string, code?: string) => ApiError,
  ): readonly ApiError[] {
    const { productNumber, taxId } = record;
    const others = [...this.of('product').values()].filter(({ id }) => id !== record.id);
    const rules = listOf(record['prices']).map((row) => String(row['ruleId']));
    return [
      ...(others.some((other) => other['productNumber'] === productNumber)
        ? [
            fault(
              'productNumber',
              `Product with number "${String(productNumber)}" already exists.`,
              'CONTENT__DUPLICATE_PRODUCT_NUMBER',
            ),
          ]
        : []),
      ...(this.of('tax').has(String(taxId)) ? [] : [fault('taxId', 'The tax does not exist.')]),
      ...rules.filter((rule) => !this.of('rule').has(rule)).map(() => fault('prices', 'The rule does not exist.')),
    ];
  }
}

const refusedByDatabase = (entity: string): ApiError => ({
  status: '500',
  code: '1451',
  detail: `An exception occurred while executing a query: SQLSTATE[23000]: Integrity constraint violation: 1451 Cannot delete or update a parent row: a foreign key constraint fails (\`shopware\`.\`${entity}\`, CONSTRAINT \`fk\` FOREIGN KEY (\`id\`))`,
});

const mergeFields = (row: StoredRecord): StoredRecord => ({
  ...Object.fromEntries(Object.entries(row).map(([field, value]) => [field, mergeField(field, undefined, value)])),
  id: row.id,
});

const idsOf = (records: readonly StoredRecord[]): readonly string[] => records.map(({ id }) => id);

/** Rows of a list inside a record. */
export function listOf(value: unknown): readonly StoredRecord[] {
  return Array.isArray(value) ? value : [];
}

function mergeField(field: string, before: unknown, value: unknown): unknown {
  // Shopware's column for weights has three decimals: whole grams.
  if (field === 'weight' && typeof value === 'number') return Math.round(value * 1000) / 1000;
  if (ownLists.has(field)) {
    const rows = new Map([...listOf(before), ...listOf(value)].map((row) => [row.id, row]));
    return [...rows.values()];
  }
  if (field === 'customFields') return { ...Object(before), ...Object(value) };
  if (field === 'conditions') return listOf(value).flatMap((row) => inOneList(row, null));
  if (field !== 'translations') return listsWithin.has(field) ? listOf(value).map((row) => mergeFields(row)) : value;
  const known = new Map(listOf(before).map((row) => [row['languageId'], row]));
  for (const [languageId, texts] of Object.entries(Object(value)))
    known.set(languageId, { id: languageId, languageId, ...Object(texts) });
  return [...known.values()];
}

/** A condition and those inside it, as the Admin API gives them: side by side. */
function inOneList({ children, ...row }: StoredRecord, parentId: string | null): readonly StoredRecord[] {
  return [{ ...row, parentId, id: row.id }, ...listOf(children).flatMap((child) => inOneList(child, row.id))];
}

function words(text: string): readonly string[] {
  return text.split(' ');
}
