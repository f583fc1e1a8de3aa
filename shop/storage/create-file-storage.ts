import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { migrate } from '#shop/base/database/migrate.ts';
import type { RandomBytes } from '#shop/base/random-id.ts';
import { answerRequest, type ConnectionInfo } from './answer-request.ts';
import { createBlockPool } from './bytes/block-pool.ts';
import { withCors } from './protocol/cors.ts';
import { storageFolder } from './bytes/data-files.ts';
import { createDigests, type Digests } from './bytes/digests.ts';
import { answerFaultControl } from './faults/fault-control.ts';
import { createFaultPlan } from './faults/fault-plan.ts';
import type { FileStore } from './records/file-store.ts';
import { createHealthCheck, type HealthCheck } from './health-check.ts';
import { lastGeneration } from './records/object-table.ts';
import { repairFiles } from './sessions/repair-files.ts';
import { createSessionTurns } from './records/session-turns.ts';
import { defaultStorageSettings, type StorageSettings } from './records/storage-settings.ts';
import { storageTables } from './records/storage-tables.ts';
import { sweepFolders, type OrderKnowledge } from './objects/sweep-folders.ts';
import { sweepStore } from './sessions/sweep-store.ts';
import { withFaults } from './faults/with-faults.ts';

export interface FileStorageOptions {
  /** May be shared with the rest of the shop; all tables are named `storage_…`. */
  readonly database: DatabaseSync;
  /** Data folder; files go to its sub-folder `storage`, which must belong to this store alone. */
  readonly folder: string;
  readonly clock?: () => Date;
  readonly random?: RandomBytes;
  readonly digests?: Digests;
  readonly settings?: Partial<StorageSettings>;
  /** Who knows the orders; without, no file is ever deleted for its age. */
  readonly orders?: OrderKnowledge;
  /** When this process began: what was written since is left alone by the repair. Now, unless it is told. */
  readonly began?: Date | undefined;
}

/** One thread for all stores of the process. */
const sharedDigests = createDigests();

export interface FileStorage {
  /**
   * Answers a request below `/v0`. What it acknowledges survives a crash at any time.
   *
   * @param info pass the client's address: limits are counted per address, unknown ones share one allowance
   * @throws {ConnectionCut} only under a test fault; over HTTP the socket is closed without an answer
   */
  fetch(request: Request, info?: ConnectionInfo): Promise<Response>;
  /** Whether anything can be stored. */
  readonly health: HealthCheck;
  /** Tidies up what has expired; runs by itself every hour. */
  sweep(): Promise<void>;
  /**
   * Tells new uploads to come back, from now on; everything else is answered as before.
   *
   * @param patience how long uploads under way may go on (ms); then they are stopped, keeping what they brought
   */
  retire(patience: number): void;
  /** Stops uploads under way, keeping what they brought; the database may be closed afterwards. */
  close(): Promise<void>;
}

/**
 * The embedded file store: Firebase Storage's v0 protocol over SQLite and a folder. Repairs what a crash left behind
 * before it returns. The caller holds the folder (`holdFolder`): one process at a time.
 */
export function createFileStorage(options: FileStorageOptions): FileStorage {
  const [retiring, closing] = [new AbortController(), new AbortController()];
  const store = openStore(options, { retiring: retiring.signal, closing: closing.signal });
  const underWay = new Set<Promise<Response>>();
  const answer = answerWith(store);
  const { orders } = options;
  const sweep = async () => {
    await sweepStore(store);
    if (orders !== undefined) await sweepFolders(store, orders);
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => console.error('Sweeping the file store failed.', error));
  }, store.settings.sweepInterval);
  timer.unref();

  let retirement: NodeJS.Timeout | undefined;
  const stopUploads = () => {
    closing.abort();
    return store.turns.stopAll();
  };

  return {
    async fetch(request, info = {}) {
      const answering = answer(request, info);
      underWay.add(answering);
      try {
        return await answering;
      } finally {
        underWay.delete(answering);
      }
    },
    health: createHealthCheck({
      database: store.database,
      folder: store.folder,
      minFreeBytes: store.settings.minFreeBytes,
    }),
    sweep,
    retire(patience) {
      retiring.abort();
      clearTimeout(retirement);
      retirement = setTimeout(() => void stopUploads(), patience).unref();
    },
    async close() {
      clearInterval(timer);
      clearTimeout(retirement);
      await stopUploads();
      await Promise.allSettled(underWay);
    },
  };
}

/** Faults, for tests, come between the request and its answer. */
function answerWith(store: FileStore) {
  const faults = createFaultPlan();
  return async (request: Request, info: ConnectionInfo): Promise<Response> => {
    if (!store.settings.faults) {
      return answerRequest(store, request, info, { body: request.body, strictOffsets: false });
    }
    const control = await answerFaultControl(faults, request);
    if (control !== null) return withCors(control);
    const fault = faults.take(request);
    const strictOffsets = fault.strictOffsets === true;
    return withFaults(fault, request.body, (body) => answerRequest(store, request, info, { body, strictOffsets }));
  };
}

function openStore(
  options: FileStorageOptions,
  { retiring, closing }: { readonly retiring: AbortSignal; readonly closing: AbortSignal },
): FileStore {
  const { database, clock, random } = options;
  const settings = { ...defaultStorageSettings, ...options.settings };
  migrate(database, 'storage', storageTables);
  const files = storageFolder(options.folder);
  repairFiles(database, files, options.began ?? new Date());
  const now = clock ?? (() => new Date());
  let generation = lastGeneration(database);
  return {
    database,
    folder: files,
    clock: now,
    random: random ?? randomBytes,
    settings,
    turns: createSessionTurns(),
    blocks: createBlockPool(),
    digests: options.digests ?? sharedDigests,
    retiring,
    patience: { idleTimeout: settings.idleTimeout, signal: closing },
    nextGeneration: () => {
      generation = Math.max(now().getTime() * 1000, generation + 1);
      return generation;
    },
  };
}
