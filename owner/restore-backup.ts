import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { holdFolder, holdingFiles } from '#shop/base/database/hold-folder.ts';
import { databaseNames, readBackupList, type BackupFile } from './backup-list.ts';
import { copyFileBytes } from './copy-bytes.ts';
import { asDiskRefusal } from './disk-refusal.ts';

/**
 * Brings a backup back into an empty data folder, which no shop may be using. Every file must be the one that was
 * copied; where one is not, the data folder is left as empty as it was.
 *
 * @param say is told one line
 * @throws {DataRefused} no finished or a damaged backup; the data folder is in use, not empty, or has no room
 */
export async function restoreBackup(backup: string, data: string, say: (line: string) => void): Promise<void> {
  const { files, takenAt } = readBackupList(backup);
  const held = holdFolder(data);
  try {
    if (contentsOf(data).length > 0)
      throw new DataRefused(`The data folder ${data} is not empty; set DATA_DIR to an empty or a new folder.`);
    // A shop is not started on files without their database: one that is broken off is no shop yet.
    const inOrder = [...files].sort((first, second) => Number(isDatabase(first)) - Number(isDatabase(second)));
    try {
      for (const file of inOrder) await bringBack(file, backup, data);
    } catch (error) {
      for (const name of contentsOf(data)) rmSync(join(data, name), { recursive: true });
      throw asDiskRefusal(error, data);
    }
  } finally {
    held.release();
  }
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  say(`${files.length} files, ${megabytes.toFixed(1)} MB, as they were at ${takenAt}, are in ${data}.`);
}

function contentsOf(folder: string): string[] {
  return readdirSync(folder).filter((name) => !holdingFiles.includes(name));
}

function isDatabase({ path }: BackupFile): boolean {
  return databaseNames.includes(path);
}

async function bringBack({ path, bytes, sha256 }: BackupFile, backup: string, data: string): Promise<void> {
  const copied = await copyFileBytes(join(backup, path), join(data, path));
  if (copied === undefined) throw new DataRefused(`The backup ${backup} is damaged: ${path} is missing.`);
  if (copied.bytes !== bytes || copied.sha256 !== sha256)
    throw new DataRefused(`The backup ${backup} is damaged: ${path} is not what was copied.`);
}
