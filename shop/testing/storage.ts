import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#shop/base/database/open-database.ts';
import { createFileStorage } from '../storage/create-file-storage.ts';
import type { Digests } from '../storage/bytes/digests.ts';
import type { StorageSettings } from '../storage/records/storage-settings.ts';

export const adminToken = 'test-administrator';
export const scoresBucket = 'scores.example';
/** A folder open to everybody who knows its name. */
export const customersFolder = 'uploads/Zk3v9QmT0aLxW7sYb2NcRg/';

export interface RequestParts {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array | ReadableStream<Uint8Array> | null;
  /** False sends no token; the client is then an anonymous customer. */
  readonly administrator?: boolean;
  readonly clientAddress?: string;
}

/** A folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'notenfalz-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface OpenOptions {
  readonly folder?: string;
  readonly digests?: Digests;
  readonly began?: Date;
}

/** Its process begins after everything written so far: files carry finer times than dates do. */
const afterAllSoFar = (): Date => new Date(Date.now() + 1000);

/** A file store in memory and a temporary folder that takes anything, with a clock that moves when told. */
export function storageForTests(
  settings: Partial<StorageSettings> = {},
  { folder = temporaryFolder(), digests, began = afterAllSoFar() }: OpenOptions = {},
) {
  let now = Date.parse('2026-11-21T06:42:49.990Z');
  const database = openDatabase(join(folder, 'storage.sqlite'));
  const storage = createFileStorage({
    database,
    folder,
    clock: () => new Date(now),
    ...(digests === undefined ? {} : { digests }),
    began,
    settings: { adminToken: adminToken, accepts: 'anything', minFreeBytes: 0, ...settings },
  });
  const close = async () => {
    await storage.close();
    if (database.isOpen) database.close();
  };
  onTestFinished(close);

  return {
    storage,
    database,
    folder,
    close,
    passTime: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Sends a request to a path below `/v0/b/{bucket}`, or to an absolute address. */
    send: async (address: string, parts: RequestParts = {}) => {
      const { administrator = true, clientAddress = '203.0.113.7', body = null, headers = {}, method = 'GET' } = parts;
      const url = new URL(
        address.startsWith('/o') ? `/v0/b/${scoresBucket}${address}` : address,
        'http://shop.example',
      );
      const request = new Request(url, {
        method,
        headers: { ...(administrator ? { authorization: `Firebase ${adminToken}` } : {}), ...headers },
        ...(body === null ? {} : { body, duplex: 'half' }),
      });
      return storage.fetch(request, { clientAddress });
    },
    sweep: () => storage.sweep(),
    dataFiles: () => dataFiles(folder),
  };
}
export type StorageForTests = ReturnType<typeof storageForTests>;

/** Paths of all data files. */
export function dataFiles(folder: string): string[] {
  return readdirSync(join(folder, 'storage'), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, 'storage', path))
    .filter((path) => statSync(path).isFile());
}

export const objectPath = (name: string) => `/o/${encodeURIComponent(name)}`;

/** Bytes that differ at every place a mistake could hide. */
export function sampleBytes(length: number, seed = 1): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafe(length);
  let state = seed;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

export const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

/** A body that arrives in pieces. */
export function bodyInPieces(...pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return ReadableStream.from(pieces);
}
