import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { pathOf } from '#shop/storage/bytes/data-files.ts';
import { databaseNames, writeBackupList, type BackupFile } from './backup-list.ts';
import { copyFileBytes, sizeAndHash } from './copy-bytes.ts';
import { copyDatabase } from './copy-database.ts';
import { asDiskRefusal } from './disk-refusal.ts';

/** Files that are written once and never changed: copied after the databases, they hold all those name. */
const lasting: Readonly<Record<string, string>> = {
  media: 'Public pictures',
  private: 'Downloads and invoices',
  outbox: 'Mails',
};

/**
 * Copies a data folder, whether its shop is running or not: databases, uploaded files, pictures, documents and mails,
 * so that everything acknowledged before the beginning is in the copy, and everything its rows name.
 *
 * @param say is told one line for each kind of data
 * @throws {DataRefused} nothing to copy; the target is not empty, cannot be written, or has no room
 */
export async function makeBackup(data: string, target: string, say: (line: string) => void): Promise<void> {
  const names = databaseNames.filter((name) => existsSync(join(data, name)));
  if (names.length === 0) throw new DataRefused(`The data folder ${data} holds no shop to copy; set DATA_DIR to one.`);
  try {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    if (readdirSync(target).length > 0)
      throw new DataRefused(`The folder ${target} is not empty; name a new one for each backup.`);
    const takenAt = new Date().toISOString();
    const files: BackupFile[] = [];
    for (const name of names) files.push(...(await copyWithUploads({ name, from: data, to: target }, say)));
    for (const [folder, title] of Object.entries(lasting)) {
      const copied = await copyTree(data, target, folder);
      files.push(...copied);
      say(`${title}: ${summed(copied)}`);
    }
    writeBackupList(target, { version: 1, takenAt, files });
  } catch (error) {
    throw asDiskRefusal(error, target);
  }
}

async function copyWithUploads(
  place: { readonly name: string; readonly from: string; readonly to: string },
  say: (line: string) => void,
): Promise<BackupFile[]> {
  const { uploads, lost, damaged } = await copyDatabase(place);
  const files = [...uploads].map(([fileId, { bytes, sha256 }]) => ({
    path: slashed(pathOf('storage', fileId)),
    bytes,
    sha256,
  }));
  const database = { path: place.name, ...(await sizeAndHash(join(place.to, place.name))) };
  say(`Database ${place.name}: ${summed([database])}`);
  say(`Uploads: ${summed(files)}`);
  if (lost.length > 0) say(`Lost before, and not in the backup: ${lost.join(', ')}`);
  if (damaged.length > 0) say(`Damaged before, and in the backup as they are: ${damaged.join(', ')}`);
  return [...files, database];
}

/** Copies a folder with everything in it; what disappears meanwhile was deleted, and what is being written is not there yet. */
async function copyTree(from: string, to: string, folder: string): Promise<BackupFile[]> {
  const root = join(from, folder);
  if (!existsSync(root)) return [];
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(folder, entry.parentPath.slice(root.length), entry.name));
  const files: BackupFile[] = [];
  for (const path of names) {
    const copied = await copyFileBytes(join(from, path), join(to, path));
    if (copied !== undefined) files.push({ path: slashed(path), bytes: copied.bytes, sha256: copied.sha256 });
  }
  return files;
}

const slashed = (path: string): string => path.split(sep).join('/');

function summed(files: readonly BackupFile[]): string {
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  return `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${megabytes.toFixed(1)} MB`;
}
