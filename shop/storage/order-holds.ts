import type { DatabaseSync } from 'node:sqlite';

/** How the orders of a shop stand to the files they name. */
export type OrderHolds = {
  /** From now on nobody but the administrator replaces or deletes these objects. Part of the caller's transaction. */
  hold(orderId: string, names: readonly string[]): void;
  /** The order is cancelled: its files are their owner's again, unless another order names them. */
  release(orderId: string): void;
};

/** Objects are held by name, whatever their bucket: a name below an open folder is a secret of its own. */
export function openOrderHolds(database: DatabaseSync, clock: () => Date): OrderHolds {
  return {
    hold(orderId, names) {
      const insert = database.prepare('INSERT OR IGNORE INTO storage_holds (name, order_id) VALUES (?, ?)');
      for (const name of names) insert.run(name, orderId);
    },
    release(orderId) {
      database
        .prepare("UPDATE storage_holds SET ending = 'cancelled', ended_at = ? WHERE order_id = ?")
        .run(clock().getTime(), orderId);
    },
  };
}

/** Whether an order that was not cancelled names the object. */
export function isHeld(database: DatabaseSync, name: string): boolean {
  const found = database
    .prepare("SELECT 1 FROM storage_holds WHERE name = ? AND ending IS NOT 'cancelled' LIMIT 1")
    .get(name);
  return found !== undefined;
}
