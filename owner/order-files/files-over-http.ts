import * as z from 'zod/mini';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { ReadInterrupted, type FileSource } from './file-source.ts';

export interface BucketSettings {
  /** Base address without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Sent as `Bearer`; undefined where knowing a name is enough to read. */
  readonly token: string | undefined;
  /** Milliseconds without a byte until a connection counts as dead. */
  readonly patience?: number;
}

const objectSchema = z.object({ size: z.string().check(z.regex(/^\d+$/)), md5Hash: z.optional(z.string()) });

/** A bucket that speaks the Firebase Storage protocol. */
export function filesOverHttp({ endpoint, bucket, token, patience = 60_000 }: BucketSettings): FileSource {
  const addressOf = (name: string): string =>
    `${endpoint}/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}`;
  const authorization = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  const ask = async (url: string, headers: object, signal: AbortSignal): Promise<Response> => {
    // Not followed: what is sent may hold the token.
    const init: RequestInit = { headers: { ...authorization, ...headers }, redirect: 'manual', signal };
    const response = await fetch(url, init).catch((error: unknown) => {
      throw new ReadInterrupted(`${endpoint} does not answer: ${reasonOf(error)}.`, { cause: error });
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    if (response.status === 429 || response.status >= 500)
      throw new ReadInterrupted(`${endpoint} answers ${response.status}.`);
    throw new DataRefused(refusalFor(endpoint, response.status));
  };
  return {
    async find(name) {
      const response = await ask(addressOf(name), {}, AbortSignal.timeout(patience));
      const read = objectSchema.safeParse(await response.json().catch(() => undefined));
      if (response.status === 404) return undefined;
      if (!read.success) throw new DataRefused(`${endpoint} is not a Firebase Storage; look at STORAGE_ENDPOINT.`);
      return { size: Number(read.data.size), md5: read.data.md5Hash };
    },
    async read(name, from) {
      const watch = watchful(patience);
      // Compressed on the way, positions would be those of other bytes.
      const headers = { 'accept-encoding': 'identity', ...(from > 0 && { range: `bytes=${from}-` }) };
      const response = await ask(`${addressOf(name)}?alt=media`, headers, watch.signal);
      watch.seen();
      if (response.status === 404 || response.body === null)
        throw new DataRefused(`${name} was deleted while it was fetched.`);
      return { from: response.status === 206 ? from : 0, bytes: watched(response.body, watch) };
    },
  };
}

interface Watch {
  readonly signal: AbortSignal;
  /** Something came; the time begins anew. */
  readonly seen: () => void;
  readonly end: () => void;
}

function watchful(patience: number): Watch {
  const quiet = new AbortController();
  const timer = setTimeout(() => quiet.abort(new Error('nothing came any more')), patience);
  // An open connection keeps the command alive, its watch does not.
  timer.unref();
  return { signal: quiet.signal, seen: () => void timer.refresh(), end: () => clearTimeout(timer) };
}

async function* watched(body: AsyncIterable<Uint8Array>, watch: Watch): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of body) {
      watch.seen();
      yield piece;
    }
  } catch (error) {
    throw new ReadInterrupted(`The connection ended: ${reasonOf(error)}.`, { cause: error });
  } finally {
    watch.end();
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);

function refusalFor(endpoint: string, status: number): string {
  if (status === 401 || status === 403)
    return 'The storage does not let you read; set STORAGE_ADMIN_TOKEN to a token that may.';
  if (status >= 300 && status < 400)
    return 'STORAGE_ENDPOINT leads on to another address; name the one that answers itself.';
  return `${endpoint} answers ${status}; look at STORAGE_ENDPOINT and STORAGE_BUCKET.`;
}
