import { definitionOf } from '../entities/entity-lookup.ts';
import { columnOf, quoted } from '../entities/sql/sql-names.ts';
import { toColumn, wireDate } from '../entities/sql/stored-value.ts';
import type { JsonObject } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';

/** Changes plain fields of one stored entity and its `updatedAt`; nothing happens when there is no such entity. */
export function updateRow(shop: Shop, entity: string, id: string, fields: JsonObject): void {
  const definition = definitionOf(shop, entity);
  const columns = ['updated_at = ?'];
  const values = [toColumn({ kind: 'date' }, wireDate(shop.clock()))];
  for (const [name, value] of Object.entries(fields)) {
    const field = definition.fields[name];
    if (field === undefined) throw new TypeError(`${entity} has no field ${name}`);
    columns.push(`${quoted(columnOf(name))} = ?`);
    values.push(toColumn(field, value));
  }
  shop.database.prepare(`UPDATE ${quoted(entity)} SET ${columns.join(', ')} WHERE id = ?`).run(...values, id);
}
