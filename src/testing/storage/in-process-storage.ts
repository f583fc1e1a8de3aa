import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createFileStorage } from '#shop/storage/create-file-storage.ts';
import type { StorageSettings } from '#shop/storage/records/storage-settings.ts';
import { openDatabase } from '#shop/base/database/open-database.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { StorageError } from '#file-storage/protocol/storage-error.ts';
import { createFetchTransport, type Transport } from '#file-storage/protocol/transport.ts';

/** The embedded file store in this process, as a client reaches it, with its fault switches. */
export function inProcessStorage(settings: Partial<StorageSettings> = {}): {
  storage: FileStorage;
  breakNext: (fault: object) => Promise<void>;
  requests: () => number;
} {
  const folder = mkdtempSync(join(tmpdir(), 'notenfalz-client-'));
  const database = openDatabase(join(folder, 'storage.sqlite'));
  const server = createFileStorage({
    database,
    folder,
    settings: { faults: true, accepts: 'anything', minFreeBytes: 0, ...settings },
  });
  let isOver = false;
  onTestFinished(async () => {
    isOver = true;
    await server.close();
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const endpoint = 'http://storage.test';
  let requests = 0;
  const carry = createFetchTransport((input, init) => {
    requests += 1;
    return server.fetch(new Request(input, init));
  });
  const transport: Transport = async (request) => {
    // No passing trouble: whoever waits in no time would try again without end.
    if (isOver) throw new StorageError('app-deleted', 'The test is over, and its file store is closed.');
    return carry(request);
  };
  return {
    storage: { endpoint, bucket: 'notenfalz', transport },
    requests: () => requests,
    breakNext: async (fault) => {
      const body = JSON.stringify(fault);
      const answer = await server.fetch(new Request(`${endpoint}/v0/_faults`, { method: 'POST', body }));
      if (!answer.ok) throw new Error(`The fault was refused: ${await answer.text()}`);
    },
  };
}
