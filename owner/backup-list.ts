import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { writeDurably } from '#shop/base/write-durably.ts';

/** The databases of a data folder: of the whole shop, and of a file store beside another shop. */
export const databaseNames: readonly string[] = ['shop.sqlite', 'storage.sqlite'];

const listName = 'backup.json';

/** Nothing beside the databases and the folders of a data folder, and nothing outside of it. */
const knownPath = /^(?:(?:shop|storage)\.sqlite|(?:storage|media|private|outbox)\/(?!(?:.*\/)?\.\.(?:\/|$)).+)$/s;

const fileSchema = z.object({
  /** Below the backup's folder and the data folder alike, with slashes. */
  path: z.string().check(z.regex(knownPath)),
  bytes: z.number(),
  sha256: z.string(),
});

const listSchema = z.object({ version: z.literal(1), takenAt: z.string(), files: z.array(fileSchema) });

export type BackupFile = z.infer<typeof fileSchema>;
export type BackupList = z.infer<typeof listSchema>;

/** Written last: a backup without its list is none. */
export function writeBackupList(folder: string, list: BackupList): void {
  writeDurably(join(folder, listName), JSON.stringify(list, undefined, 1));
}

/** @throws {DataRefused} when the folder holds no finished backup this version can read */
export function readBackupList(folder: string): BackupList {
  try {
    return listSchema.parse(JSON.parse(readFileSync(join(folder, listName), 'utf8')));
  } catch (cause) {
    throw new DataRefused(
      `The folder ${folder} holds no finished backup of this version: its ${listName} is missing or cannot be read.`,
      { cause },
    );
  }
}
