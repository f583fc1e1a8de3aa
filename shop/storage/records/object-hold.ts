import type { DatabaseSync } from 'node:sqlite';

/** Whether an order that was not cancelled names the object. */
export function isHeld(database: DatabaseSync, name: string): boolean {
  const found = database
    .prepare("SELECT 1 FROM storage_holds WHERE name = ? AND ending IS NOT 'cancelled' LIMIT 1")
    .get(name);
  return found !== undefined;
}
