import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { inTransaction } from '../base/database/in-transaction.ts';
import type { Shop } from '../entities/shop.ts';
import { mailFileName } from './write-mail-file.ts';

const day = 24 * 60 * 60 * 1000;

const rowSchema = z.object({ id: z.string(), created_at: z.number() });

/**
 * Forgets some of the mails that are older than the shop keeps them, with their files, and returns how many; none when
 * none are left. What is not in the outbox yet stays.
 */
export function forgetMails({ database, clock, config, folder }: Shop, most: number): number {
  const before = clock().getTime() - config.mailDays * day;
  const old = database
    .prepare(
      'SELECT id, created_at FROM mail WHERE created_at < ? AND written_at IS NOT NULL ORDER BY created_at LIMIT ?',
    )
    .all(before, most)
    .map((row) => rowSchema.parse(row));
  // The files first: of a row that is gone nobody would look for one.
  for (const mail of old) rmSync(join(folder, 'outbox', mailFileName(mail)), { force: true });
  const forget = database.prepare('DELETE FROM mail WHERE id = ?');
  inTransaction(database, () => {
    for (const { id } of old) forget.run(id);
  });
  return old.length;
}
