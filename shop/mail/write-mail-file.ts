import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredMail } from './mail-table.ts';

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Name of a mail's file: sorts by time. */
export function mailFileName({ created_at, id }: StoredMail): string {
  return `${new Date(created_at).toISOString().replaceAll(/[:.]/g, '-')}-${id}.eml`;
}

/** Writes the mail as `.eml` into `<folder>/outbox`: complete and on disk, or not there at all. */
export function writeMailFile(folder: string, mail: StoredMail): void {
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox, { recursive: true });
  const target = join(outbox, mailFileName(mail));
  const handle = openSync(`${target}.part`, 'w');
  try {
    writeSync(handle, mail.message);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(`${target}.part`, target);
  syncFolder(outbox);
}
