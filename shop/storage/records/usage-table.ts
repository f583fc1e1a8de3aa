import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';

const bytesSchema = z.object({ bytes: z.number() });

/** The UTC day a limit is counted for, as `2026-11-21`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Bytes an owner stored on a day. */
export function usedBytes(database: DatabaseSync, owner: string, day: string): number {
  const row = database.prepare('SELECT bytes FROM storage_usage WHERE owner = ? AND day = ?').get(owner, day);
  return row === undefined ? 0 : bytesSchema.parse(row).bytes;
}

export function addUsedBytes(database: DatabaseSync, owner: string, day: string, bytes: number): void {
  database
    .prepare(
      `INSERT INTO storage_usage (owner, day, bytes) VALUES (?, ?, ?)
       ON CONFLICT (owner, day) DO UPDATE SET bytes = bytes + excluded.bytes`,
    )
    .run(owner, day, bytes);
}

/** Addresses are personal data: what no limit needs any more is deleted. */
export function forgetUsageBefore(database: DatabaseSync, day: string): void {
  database.prepare('DELETE FROM storage_usage WHERE day < ?').run(day);
}
