import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import {
  deskRequestSchema,
  removeDeskDoor,
  writeDeskDoor,
  type DeskAnswer,
  type DeskRequest,
} from '#shop/base/desk/desk-door.ts';

export type MarkOrder = (request: DeskRequest) => DeskAnswer;

/** No request of the owner's commands is longer, in bytes. */
const longest = 10_000;

/**
 * Opens the owner's desk: a port of its own on the loopback address, which no proxy of the storefront leads to, and whose key
 * lies in the data folder. So whoever may read the data may say what becomes of an order, and nobody else.
 */
export async function openDesk(folder: string, markOrder: MarkOrder): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    void answer(request, token, markOrder).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The desk has no port.');
  writeDeskDoor(folder, { port: address.port, token, host: hostname() });
  return {
    async close() {
      removeDeskDoor(folder);
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

async function answer(request: IncomingMessage, token: string, markOrder: MarkOrder): Promise<[number, object]> {
  try {
    if (!isKey(request.headers.authorization ?? '', `Bearer ${token}`)) return [401, {}];
    if (request.method !== 'POST' || request.url !== '/mark') return [404, {}];
    const read = deskRequestSchema.safeParse(await bodyOf(request));
    return read.success ? [200, markOrder(read.data)] : [400, {}];
  } catch (error) {
    console.error('The desk could not do what it was asked', error);
    return [500, {}];
  }
}

function isKey(said: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(said), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request) {
    text += String(piece);
    if (text.length > longest) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
