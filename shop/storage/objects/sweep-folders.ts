import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { inTransaction } from '#shop/base/database/in-transaction.ts';
import { openFolderOf } from '../records/access.ts';
import { removeFile } from '../bytes/data-files.ts';
import type { FileStore } from '../records/file-store.ts';
import { endOfPrefix } from '../protocol/object-name.ts';

/** What became of an order, as far as its files are concerned; null while they may still be needed. */
export type OrderEnding = 'cancelled' | 'dispatched' | null;

/** Who knows the orders. Without, nothing is ever deleted for its age. */
export interface OrderKnowledge {
  endingOf(orderId: string): OrderEnding;
  /** When carts that name a folder (`uploads/{id}/`) were changed last, in ms; of those changed after `since`. */
  cartFolders(since: number): Promise<ReadonlyMap<string, number>>;
}

const holderSchema = z.object({ order_id: z.string(), ending: z.nullable(z.string()) });
const folderSchema = z.object({ folder: z.string(), changed: z.string() });
const holdSchema = z.object({ ending: z.nullable(z.string()), ended_at: z.nullable(z.number()) });
const fileSchema = z.object({ file_id: z.string() });

/**
 * Deletes folders of customers: one that no order names, so many days after its last change; one that was ordered, so many
 * days after the last of its orders was dispatched (configurator rule CFG-60). The last change of a folder is that of its
 * files, or of a cart that names it; nothing is deleted where an upload is under way.
 */
export async function sweepFolders(store: FileStore, orders: OrderKnowledge): Promise<void> {
  noteEndings(store, orders);
  const now = store.clock().getTime();
  const old = changedFolders(store).filter((found) => dueAt(store, found) <= now);
  if (old.length === 0) return;
  const carts = await orders.cartFolders(now - store.settings.unorderedLifetime);
  for (const { folder } of old) {
    if (!carts.has(folder)) await deleteFolder(store, folder);
    await setImmediate();
  }
}

/** Writes down when it was first seen that an order is over, whoever ended it and however. */
function noteEndings({ database, clock }: FileStore, orders: OrderKnowledge): void {
  const holders = database.prepare('SELECT DISTINCT order_id, ending FROM storage_holds').all();
  const write = database.prepare('UPDATE storage_holds SET ending = ?, ended_at = ? WHERE order_id = ?');
  for (const { order_id: orderId, ending } of holders.map((row) => holderSchema.parse(row))) {
    const is = orders.endingOf(orderId);
    if (is !== ending) write.run(is, is === null ? null : clock().getTime(), orderId);
  }
}

interface ChangedFolder {
  readonly folder: string;
  readonly changedAt: number;
}

function changedFolders({ database }: FileStore): readonly ChangedFolder[] {
  return database
    .prepare(
      `SELECT substr(name, 1, 8 + instr(substr(name, 9), '/')) AS folder, max(updated) AS changed
       FROM storage_objects WHERE name >= 'uploads/' AND name < 'uploads0' GROUP BY 1`,
    )
    .all()
    .map((row) => folderSchema.parse(row))
    .filter(({ folder }) => openFolderOf(folder) === folder)
    .map(({ folder, changed }) => ({ folder, changedAt: Date.parse(changed) }));
}

/** From when on a folder may go, in ms; Infinity while it is needed. */
function dueAt(store: FileStore, { folder, changedAt }: ChangedFolder): number {
  const { unorderedLifetime, orderedLifetime } = store.settings;
  if (isUploadUnderWay(store, folder)) return Number.POSITIVE_INFINITY;
  const holds = holdsOn(store, folder).map(({ ending, ended_at: endedAt }) => {
    if (ending === null || endedAt === null) return Number.POSITIVE_INFINITY;
    return endedAt + (ending === 'dispatched' ? orderedLifetime : unorderedLifetime);
  });
  return Math.max(changedAt + unorderedLifetime, ...holds);
}

const holdsOn = ({ database }: FileStore, folder: string) =>
  database
    .prepare('SELECT ending, ended_at FROM storage_holds WHERE name >= ? AND name < ?')
    .all(folder, endOfPrefix(folder))
    .map((row) => holdSchema.parse(row));

function isUploadUnderWay({ database, clock }: FileStore, folder: string): boolean {
  const found = database
    .prepare(
      `SELECT 1 FROM storage_sessions
       WHERE status = 'active' AND expires_at > ? AND name >= ? AND name < ? LIMIT 1`,
    )
    .get(clock().getTime(), folder, endOfPrefix(folder));
  return found !== undefined;
}

async function deleteFolder(store: FileStore, folder: string): Promise<void> {
  const { database } = store;
  const range = [folder, endOfPrefix(folder)] as const;
  const files = inTransaction(database, () => {
    // Something may have changed while the carts were read.
    const changed = database.prepare('SELECT max(updated) AS at FROM storage_objects WHERE name >= ? AND name < ?');
    const changedAt = Date.parse(String(changed.get(...range)?.['at']));
    if (!(dueAt(store, { folder, changedAt }) <= store.clock().getTime())) return [];
    const rows = database.prepare('SELECT file_id FROM storage_objects WHERE name >= ? AND name < ?').all(...range);
    database.prepare('DELETE FROM storage_objects WHERE name >= ? AND name < ?').run(...range);
    database.prepare('DELETE FROM storage_holds WHERE name >= ? AND name < ?').run(...range);
    return rows.map((row) => fileSchema.parse(row).file_id);
  });
  for (const fileId of files) await removeFile(store.folder, fileId);
}
