import { request, type IncomingHttpHeaders } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

interface FrontOptions {
  /** It listens here, on this machine alone. */
  port: number;
  /** Origin of the web server that it passes everything to; by HTTP/1.1. */
  behind: string;
}

/** Of HTTP/1.1 only: HTTP/2 knows none of them. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

/**
 * Stands before the web server as a host does on the net: HTTP/2 over TLS, with a certificate of its own that nobody trusts. Answers are
 * passed on packed as they came: what goes by `fetch`, as `web/backend/forward.ts` does, is unpacked on the way.
 * @returns stops it; what is open is cut
 */
export function startHttp2Front({ key, cert }: Certificate, { port, behind }: FrontOptions): () => void {
  const server = createSecureServer({ key, cert });
  server.on('request', (asked, answered) => {
    pass(asked, answered, behind).catch(() => answered.stream.destroy());
  });
  const open = openSessions(server);
  server.listen(port, '127.0.0.1');
  return () => {
    server.close();
    for (const session of open) session.destroy();
  };
}

async function pass(asked: Http2ServerRequest, answered: Http2ServerResponse, origin: string): Promise<void> {
  const { method, url, authority: host } = asked;
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
  const behind = request(origin + url, { method, headers: { ...headers, host } });
  const answer = new Promise<void>((resolve, reject) => {
    behind.once('error', reject);
    behind.once('response', (response) => {
      answered.writeHead(response.statusCode ?? 502, lasting(response.headers));
      pipeline(response, answered).then(resolve, reject);
    });
  });
  await Promise.all([pipeline(asked, behind), answer]);
}

const lasting = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)));

function openSessions(server: Http2SecureServer) {
  const open = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    open.add(session);
    session.once('close', () => open.delete(session));
  });
  return open;
}

/** As PEM. */
interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const generatedSchema = z.object({ private: z.string(), cert: z.string() });
const generatorSchema = z.object({
  generate: z.custom<(attributes: object[], options: object) => Promise<unknown>>((it) => typeof it === 'function'),
});

/** For this machine and this run. Its library is installed with Lighthouse (`bench/lighthouse`). */
export async function makeCertificate(): Promise<Certificate> {
  const installed = createRequire(new URL('../lighthouse/package.json', import.meta.url));
  const { generate } = generatorSchema.parse(installed('selfsigned'));
  const made = generatedSchema.parse(await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 }));
  return { key: made.private, cert: made.cert };
}
