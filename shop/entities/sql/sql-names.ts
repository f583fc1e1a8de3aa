import type { EntityDefinition } from '../definition.ts';

/** Columns by field, as many as the definitions name: every row that is read asks for all of its own. */
const columns = new Map<string, string>();

/** Column of a field: `productNumber` is `product_number`. */
export function columnOf(field: string): string {
  const known = columns.get(field);
  if (known !== undefined) return known;
  const name = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columns.set(field, name);
  return name;
}

/** A name as SQL takes it literally; `order` and `limit` are names here. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `t1."product_number"`. */
export function column(alias: string, field: string): string {
  return `${alias}.${quoted(columnOf(field))}`;
}

/** Table that holds one row per entity and language. */
export function translationTable(entity: string): string {
  return quoted(`${entity}_translation`);
}

/** Names of the fields with one value per language. */
export function translatedFields(definition: EntityDefinition): readonly string[] {
  return Object.entries(definition.fields)
    .filter(([, field]) => field.translated === true)
    .map(([name]) => name);
}

/**
 * An id as SQL text. Ids go in literally where a bound parameter would have to follow the order of the text.
 *
 * @throws {TypeError} for anything but 32 hex characters.
 */
export function idLiteral(id: string): string {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new TypeError(`Not an id: ${id}`);
  return `'${id}'`;
}
