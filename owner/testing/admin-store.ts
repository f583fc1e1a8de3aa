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
  product:
    'id productNumber stock active isCloseout taxId price prices minPurchase purchaseSteps maxPurchase weight width length translations customFields visibilities'.split(
      ' ',
    ),
  product_price: ['id', 'productId', 'ruleId', 'quantityStart', 'quantityEnd', 'price'],
  rule: ['id', 'name', 'description', 'priority', 'conditions'],
  tax: ['id', 'name', 'taxRate'],
  custom_field_set: ['id', 'name', 'active', 'config', 'customFields', 'relations'],
};
const required: Readonly<Record<string, readonly string[]>> = {
  product: ['productNumber', 'stock', 'taxId', 'price', 'translations'],
  rule: ['name', 'priority'],
  tax: ['name', 'taxRate'],
  custom_field_set: ['name'],
};
/** Lists of a record that are merged by their ids instead of being replaced. */
const ownLists = new Set(['prices', 'visibilities']);

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

  /** Deletes records, and rows of graduated prices out of their products. */
  remove(entity: string, ids: readonly string[]): void {
    for (const id of ids) this.of(entity).delete(id);
    if (entity !== 'product_price') return;
    for (const product of this.of('product').values())
      this.put('product', { ...product, prices: listOf(product['prices']).filter((row) => !ids.includes(row.id)) });
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

function mergeField(field: string, before: unknown, value: unknown): unknown {
  if (ownLists.has(field)) {
    const rows = new Map([...listOf(before), ...listOf(value)].map((row) => [row.id, row]));
    return [...rows.values()];
  }
  if (field === 'customFields') return { ...Object(before), ...Object(value) };
  if (field !== 'translations') return value;
  const known = new Map(listOf(before).map((row) => [row['languageId'], row]));
  for (const [languageId, texts] of Object.entries(Object(value)))
    known.set(languageId, { id: languageId, languageId, ...Object(texts) });
  return [...known.values()];
}

/** Rows of a list inside a record. */
export function listOf(value: unknown): readonly StoredRecord[] {
  return Array.isArray(value) ? value : [];
}
