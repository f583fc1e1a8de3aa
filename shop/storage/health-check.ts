import { statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { migrate } from '#shop/base/database/migrate.ts';
import { prepared } from '#shop/base/database/prepared.ts';

/** What keeps a shop from storing anything: its database, its free disk space, its folder of files. */
export type FailingPart = 'database' | 'disk' | 'storage';

/** Names the parts that fail; none when all is well. Never rejects. */
export type HealthCheck = () => Promise<readonly FailingPart[]>;

export interface HealthOptions {
  readonly database: DatabaseSync;
  /** Folder of the stored files. */
  readonly folder: string;
  /** Less than this left on the disk, in bytes, is too little. */
  readonly minFreeBytes: number;
  /** Milliseconds since some moment; never set back. */
  readonly now?: () => number;
}

/** An answer counts for so long, so that asking costs next to nothing; milliseconds. */
const freshFor = 3_000;

/** A disk that takes longer does not work; milliseconds. */
const patience = 5_000;

export const healthTables = [
  'CREATE TABLE health_check (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at INTEGER NOT NULL)',
];

/** Proves by writing that orders and files can be stored: a commit, a file, and a look at the disk's free space. */
export function createHealthCheck({ database, folder, minFreeBytes, now = () => performance.now() }: HealthOptions) {
  migrate(database, 'health', healthTables);
  const parts: readonly [FailingPart, () => Promise<unknown>][] = [
    ['database', () => commit(database)],
    ['disk', () => requireFree(folder, minFreeBytes)],
    ['storage', () => storeFile(folder)],
  ];
  let latest: { at: number; failing: Promise<readonly FailingPart[]> } | undefined;
  const check: HealthCheck = () => {
    if (latest === undefined || now() - latest.at >= freshFor) latest = { at: now(), failing: look(parts) };
    return latest.failing;
  };
  return check;
}

async function look(parts: readonly [FailingPart, () => Promise<unknown>][]): Promise<readonly FailingPart[]> {
  const found = await Promise.all(
    parts.map(async ([part, prove]) => {
      const works = prove().then(
        () => true,
        (error: unknown) => {
          console.error(`The ${part} fails:`, error instanceof Error ? error.message : error);
          return false;
        },
      );
      return (await Promise.race([works, wait(patience, false, { ref: false })])) ? [] : [part];
    }),
  );
  return found.flat();
}

/** Another connection may be writing for a moment; waiting for it inside SQLite would stop everything else. */
async function commit(database: DatabaseSync): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      commitUnlessBusy(database);
      return;
    } catch (error) {
      if (tries === 10) throw error;
    }
    await wait(100);
  }
}

function commitUnlessBusy(database: DatabaseSync): void {
  const { timeout } = pragma.parse(prepared(database, 'PRAGMA busy_timeout').get());
  try {
    database.exec('PRAGMA busy_timeout = 0');
    prepared(
      database,
      'INSERT INTO health_check VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at',
    ).run(Date.now());
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`);
  }
}

const pragma = z.object({ timeout: z.number() });

async function requireFree(folder: string, minFreeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeBytes) throw new Error(`${bavail * bsize} bytes are free.`);
}

/** Beside the folders of the data files, where nobody looks for one. */
async function storeFile(folder: string): Promise<void> {
  const path = join(folder, 'health-check');
  await writeFile(path, 'written', { flush: true });
  await unlink(path);
}
