import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { clientNetwork } from '../http/client-network.ts';
import type { ReadElsewhere } from '../store-api/read-elsewhere.ts';
import { shopError } from '../http/shop-error.ts';
import type { ListedPage, PageListing } from '../catalogue/list-pages.ts';
import type { ReaderOptions } from './open-reader.ts';
import { isRead, type ReaderAnswer, type ReaderTask, writerWanted } from './read-call.ts';
import { CallTooLong, PoolClosed, PoolFull, type PoolSettings, ThreadPool } from '../base/threads/thread-pool.ts';

const settings: PoolSettings = {
  // Two at least: one call of five seconds must not stop all others.
  threads: Math.max(2, Math.min(4, availableParallelism() - 1)),
  timeLimit: 5000,
  mostWaiting: 128,
};

/** Much more than a reader of 20,000 products needs; a call that wants more loses its thread. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

/** Opens the readers of a shop whose database is a file; see docs/decisions/0015. */
export function openReaders(options: ReaderOptions, changed: Partial<PoolSettings> = {}): Readers {
  const start = () =>
    new Worker(new URL('reader-thread.ts', import.meta.url), {
      workerData: options,
      execArgv: [],
      resourceLimits,
    });
  const pool = new ThreadPool<ReaderTask, ReaderAnswer>(start, { ...settings, ...changed });
  pool.warmUp();
  const ask = async (task: ReaderTask, client: string): Promise<ReaderAnswer> => {
    try {
      return await pool.ask(task, client);
    } catch (error) {
      throw asShopError(error);
    }
  };
  return {
    async readElsewhere(request, body, clientAddress) {
      if (!isRead(request.method, new URL(request.url).pathname)) return undefined;
      const { method, url, headers } = request;
      const client = clientNetwork(clientAddress ?? 'unknown');
      const call = { method, url, headers: [...headers], body: await body(), clientAddress };
      const answer = await ask(call, client);
      if ('pages' in answer || answer.status === writerWanted) return undefined;
      const init = {
        status: answer.status,
        headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
      };
      return new Response(answer.body.byteLength === 0 ? null : answer.body, init);
    },
    async listPages(listing) {
      const answer = await ask({ listing }, 'list of pages');
      return 'pages' in answer ? answer.pages : [];
    },
    close: () => pool.close(),
  };
}

function unavailable(code: string, detail: string): Error {
  return shopError({ status: 503, code, detail });
}

/** Threads that answer the calls of a shop that only read, from connections of their own. */
export interface Readers {
  readonly readElsewhere: ReadElsewhere;
  /** @throws {ShopError} 503 when it takes too long, or too many calls wait */
  listPages(listing: PageListing): Promise<readonly ListedPage[]>;
  close(): Promise<void>;
}

/** The shop's own error for a call no thread answered. */
function asShopError(error: unknown): unknown {
  if (error instanceof CallTooLong) {
    const seconds = settings.timeLimit / 1000;
    return unavailable('FRAMEWORK__QUERY_TIMEOUT', `The answer takes longer than ${seconds} seconds. Ask for less.`);
  }
  const isTemporary = error instanceof PoolFull || error instanceof PoolClosed;
  return isTemporary ? unavailable('FRAMEWORK__OVERLOADED', 'Too many calls at once. Try again in a moment.') : error;
}
