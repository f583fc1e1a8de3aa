import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionCut } from './faults/connection-cut.ts';
import type { FileStorage } from './create-file-storage.ts';

/**
 * Puts a file store behind `@hono/node-server`: tells it the client's address, and closes the socket without an
 * answer where a test fault cuts the connection.
 */
export function answerOverHttp(storage: Pick<FileStorage, 'fetch'>) {
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
