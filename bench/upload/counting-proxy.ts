import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../line/listen-locally.ts';

/** What one upload request brought, as it came over the wire. */
export interface UploadRequest {
  offset: number;
  /** Bytes of the body that left the browser, also of a request that was cut. */
  bytes: number;
  /** When its first byte came, in milliseconds since 1970; undefined while there was none. */
  firstByteAt: number | undefined;
}

export interface CountingProxy {
  origin: string;
  /** Every request that brings bytes of a file, in the order they began. */
  uploads: UploadRequest[];
  close: () => Promise<void>;
}

/** Stands between browser and shop and counts what upload requests bring. A cut on one side is a cut on the other. */
export async function startCountingProxy(shop: string): Promise<CountingProxy> {
  const uploads: UploadRequest[] = [];
  const { hostname, port } = new URL(shop);
  const forward = (incoming: IncomingMessage, answer: ServerResponse): void => {
    const { method, url: path, headers } = incoming;
    count(incoming, uploads);
    const outgoing = request({ hostname, port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
      answered.once('error', () => answer.destroy());
    });
    outgoing.once('error', () => incoming.destroy());
    answer.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
  const server = createServer({ requestTimeout: 0 }, forward);
  return {
    origin: await listenLocally(server),
    uploads,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function count(incoming: IncomingMessage, uploads: UploadRequest[]): void {
  const command = incoming.headers['x-goog-upload-command'];
  if (typeof command !== 'string' || !command.startsWith('upload')) return;
  const offset = Number(incoming.headers['x-goog-upload-offset'] ?? 0);
  const upload: UploadRequest = { offset, bytes: 0, firstByteAt: undefined };
  uploads.push(upload);
  incoming.on('data', (piece: Buffer) => {
    upload.firstByteAt ??= Date.now();
    upload.bytes += piece.length;
  });
}
