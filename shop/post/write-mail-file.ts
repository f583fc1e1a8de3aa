import { join } from 'node:path';
import { writeDurablyElsewhere } from '../base/write-durably.ts';
import type { StoredMail } from './mail-table.ts';

/** Name of a mail's file: sorts by time. */
export function mailFileName({ created_at, id }: Pick<StoredMail, 'created_at' | 'id'>): string {
  return `${new Date(created_at).toISOString().replaceAll(/[:.]/g, '-')}-${id}.eml`;
}

/** Writes the mail as `.eml` into `<folder>/outbox`: complete and on disk, or not there at all. */
export function writeMailFile(folder: string, mail: StoredMail): Promise<void> {
  return writeDurablyElsewhere(join(folder, 'outbox', mailFileName(mail)), mail.message);
}
