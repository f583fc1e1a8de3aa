import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { openDatabase } from '#shop/base/database/open-database.ts';
import { createFileStorage, type FileStorage } from '../storage/create-file-storage.ts';
import { ConnectionCut } from '../storage/faults/connection-cut.ts';
import type { StorageSettings } from '../storage/records/storage-settings.ts';

export interface ServedStorage {
  readonly storage: FileStorage;
  /** `http://127.0.0.1:{port}` */
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a file store of its own that takes anything on a free port of this machine; `folder` is kept, so that it can be served again. */
export async function serveForTests(folder: string, settings: Partial<StorageSettings> = {}): Promise<ServedStorage> {
  mkdirSync(folder, { recursive: true });
  const database = openDatabase(join(folder, 'storage.sqlite'));
  const storage = createFileStorage({ database, folder, settings: { accepts: 'anything', ...settings } });
  const server = createAdaptorServer({ fetch: answerOverHttp(storage), overrideGlobalObjects: false });
  if (!(server instanceof Server)) throw new TypeError('Expected an HTTP/1.1 server.');
  // Node would end a slow 16 MiB chunk after five minutes; the store itself gives up on bodies that stall.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 65_000;
  server.setTimeout(120_000);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('Expected a port.');
  return {
    storage,
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    async close() {
      server.closeAllConnections();
      server.close();
      await storage.close();
      database.close();
    },
  };
}

/**
 * Puts a file store behind `@hono/node-server`: tells it the client's address, and closes the socket without an
 * answer where a test fault cuts the connection.
 */
function answerOverHttp(storage: Pick<FileStorage, 'fetch'>) {
  return async (request: Request, { incoming }: HttpBindings | Http2Bindings): Promise<Response> => {
    try {
      return await storage.fetch(request, { clientAddress: incoming.socket.remoteAddress });
    } catch (error) {
      if (!(error instanceof ConnectionCut)) throw error;
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
}
