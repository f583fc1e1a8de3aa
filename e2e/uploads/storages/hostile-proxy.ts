import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServerInFront } from '../../running-shop/server-in-front.ts';

/** Says for a request which status its own page is to have; undefined: the request is passed on. */
type Whim = (request: IncomingMessage) => number | undefined;

const page = (status: number): string =>
  `<!doctype html><html><head><title>${status}</title></head><body><center><h1>${status}</h1><hr>nginx</center></body></html>`;

/** What stands between a browser and a shop: passes everything on, and answers for itself when it likes to. */
export class HostileProxy extends ServerInFront {
  /** Bytes of every chunk that was sent, with the status of the page it got instead of an answer of the shop. */
  readonly chunks: { bytes: number; refusedWith: number | undefined }[] = [];
  whim: Whim = () => undefined;
  readonly #behind: string;

  private constructor(behind: string) {
    super();
    this.#behind = behind;
  }

  static before(origin: string): Promise<HostileProxy> {
    return new HostileProxy(origin).listen();
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    const status = this.whim(request);
    const isChunk = String(request.headers['x-goog-upload-command'] ?? '').startsWith('upload');
    if (isChunk) this.chunks.push({ bytes: bytesOf(request), refusedWith: status });
    if (status === undefined) return this.passOn(request, response, this.#behind);
    // As nginx does: the rest of the body is read and thrown away.
    request.resume();
    request.once('end', () => response.writeHead(status, { 'content-type': 'text/html' }).end(page(status)));
  }
}

/** Length of a request's body. */
export const bytesOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);
