import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Headers a storage is not to see again, or that Node's fetch makes itself. */
const notPassedOn = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'authorization', 'expect']);

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'sw-context-token, sw-access-key',
};

/**
 * A file store whose owner lets nobody in who is not signed in: it stands before another one, and names its tokens itself,
 * the first of which is refused. Sessions are opened by the store behind it, at its own address.
 */
export class GuardedStorage {
  /** Sessions of the shop that asked for a token, in their order. */
  readonly askedBy: (string | undefined)[] = [];
  /** What requests to the store carried, with how they were answered. */
  readonly seen: string[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #behind: string;

  private constructor(behind: string) {
    this.#behind = behind;
  }

  static async before(origin: string): Promise<GuardedStorage> {
    const storage = new GuardedStorage(origin);
    await new Promise<void>((resolve) => storage.#server.listen(0, '127.0.0.1', resolve));
    return storage;
  }

  get origin(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The guard does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/token') return this.#tellToken(request, response);
    const { authorization = 'nothing' } = request.headers;
    const isKnown = authorization === 'Firebase token-2';
    this.seen.push(`${authorization} → ${isKnown ? 'in' : 401}`);
    if (!isKnown) return void response.writeHead(401).end('{}');
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !notPassedOn.has(name)) headers.set(name, value);
    const body = request.method === 'POST' ? await text(request) : null;
    const answer = await fetch(this.#behind + request.url, { method: request.method ?? 'GET', headers, body });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  }

  #tellToken(request: IncomingMessage, response: ServerResponse): void {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const session = request.headers['sw-context-token'];
    this.askedBy.push(typeof session === 'string' ? session : undefined);
    const answer = { token: `token-${this.askedBy.length}`, expiresInSeconds: 3600 };
    response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
}
