import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

/** A bucket on a port of this machine that lets go in the middle when told. */
export interface BucketDouble {
  readonly endpoint: string;
  readonly files: Map<string, Buffer>;
  /** What was asked for bytes: the range, or `whole`. */
  readonly reads: string[];
  /** The authorization of every request. */
  readonly shown: (string | undefined)[];
  /** The next answers with bytes end after so many of them, with their connection. */
  readonly cutNext: (...afterBytes: readonly number[]) => void;
  readonly stop: () => Promise<void>;
}

const bucket = '/v0/b/notenfalz/o/';

export async function startBucketDouble(): Promise<BucketDouble> {
  const files = new Map<string, Buffer>();
  const [reads, shown, cuts]: [string[], (string | undefined)[], number[]] = [[], [], []];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://bucket.example');
    const bytes = files.get(decodeURIComponent(url.pathname.slice(bucket.length)));
    shown.push(request.headers.authorization);
    if (bytes === undefined) return void response.writeHead(404).end('{"error":{"code":404}}');
    if (!url.searchParams.has('alt')) {
      const md5Hash = createHash('md5').update(bytes).digest('base64');
      return void response.end(JSON.stringify({ size: String(bytes.length), md5Hash }));
    }
    reads.push(request.headers.range ?? 'whole');
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const rest = bytes.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
    const cut = cuts.shift();
    if (cut === undefined) return void response.end(rest);
    response.write(rest.subarray(0, cut), () => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bucket has no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    files,
    reads,
    shown,
    cutNext: (...afterBytes) => void cuts.push(...afterBytes),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
