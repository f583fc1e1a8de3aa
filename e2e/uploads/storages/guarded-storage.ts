import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ServerInFront } from '../../running-shop/server-in-front.ts';

/** Headers a storage is not to see again, or that Node's fetch makes itself. */
const notPassedOn = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'authorization', 'expect']);

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'sw-context-token, sw-access-key',
};

/**
 * A file store on another host whose owner lets nobody in who is not signed in: it stands before a real one, and names its
 * tokens itself, the first of which is refused.
 */
export class GuardedStorage extends ServerInFront {
  /** Sessions of the shop that asked for a token, in their order. */
  readonly askedBy: (string | undefined)[] = [];
  /** What requests to the store carried, but those of a session, with how they were answered. */
  readonly seen: string[] = [];
  readonly #behind: string;

  private constructor(behind: string) {
    super();
    this.#behind = behind;
  }

  static before(origin: string): Promise<GuardedStorage> {
    return new GuardedStorage(origin).listen();
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/token') return this.#tellToken(request, response);
    if (!this.#letsIn(request)) return void response.writeHead(401).end('{}');
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !notPassedOn.has(name)) headers.set(name, value);
    const { method = 'GET' } = request;
    const body = method === 'POST' ? new Uint8Array(await buffer(request)) : null;
    const answer = await fetch(this.#behind + request.url, { method, headers, body });
    const session = answer.headers.get('x-goog-upload-url')?.replace(this.#behind, this.origin);
    const passed = new Headers(answer.headers);
    // Node's fetch has unpacked the body.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) passed.delete(name);
    if (session !== undefined) passed.set('x-goog-upload-url', session);
    response.writeHead(answer.status, Object.fromEntries(passed)).end(await answer.text());
  }

  /** Who knows the address of a session needs nothing else. */
  #letsIn({ method, url = '', headers: { authorization = 'nothing' } }: IncomingMessage): boolean {
    if (method === 'OPTIONS' || url.includes('upload_id=')) return true;
    const isKnown = authorization === 'Firebase token-2';
    this.seen.push(`${authorization} → ${isKnown ? 'in' : 401}`);
    return isKnown;
  }

  #tellToken(request: IncomingMessage, response: ServerResponse): void {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const session = request.headers['sw-context-token'];
    this.askedBy.push(typeof session === 'string' ? session : undefined);
    const answer = { token: `token-${this.askedBy.length}`, expiresInSeconds: 3600 };
    response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
}
