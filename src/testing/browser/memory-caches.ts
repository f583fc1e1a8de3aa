import { vi } from 'vitest';

// Workbox looks for these when it is read: this file is imported before it.
Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true });

class WorkerEvent extends Event {
  waitUntil(): void {}
}

const urlOf = (key: RequestInfo | URL): string => new Request(key).url;

class MemoryCache implements Cache {
  readonly #stored = new Map<string, Response>();
  match = async (key: RequestInfo | URL) => this.#stored.get(urlOf(key))?.clone();
  matchAll = async () => [...this.#stored.values()].map((answer) => answer.clone());
  keys = async () => [...this.#stored.keys()].map((url) => new Request(url));
  delete = async (key: RequestInfo | URL) => this.#stored.delete(urlOf(key));
  put = async (key: RequestInfo | URL, answer: Response) => void this.#stored.set(urlOf(key), answer.clone());
  add = async (key: RequestInfo | URL) => this.put(key, await fetch(key));
  addAll = async (keys: Iterable<RequestInfo>) => void (await Promise.all([...keys].map((key) => this.add(key))));
}

/** A browser's caches, in memory: nothing varies. */
class MemoryCaches implements CacheStorage {
  readonly #named = new Map<string, MemoryCache>();
  has = async (name: string) => this.#named.has(name);
  keys = async () => [...this.#named.keys()];
  delete = async (name: string) => this.#named.delete(name);
  async open(name: string): Promise<Cache> {
    const cache = this.#named.get(name) ?? new MemoryCache();
    this.#named.set(name, cache);
    return cache;
  }
  async match(key: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    for (const [name, cache] of this.#named) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(key) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}

/** Caches of a browser of its own. */
export const memoryCaches = (): CacheStorage => new MemoryCaches();

/** What a service worker has around it, as far as its answers need it; a server that answers as a test likes. */
export function startWorkerWorld(): {
  server: { answer: (request: Request) => Promise<Response> };
  event: WorkerEvent;
} {
  const server = { answer: (_request: Request): Promise<Response> => Promise.reject(new TypeError('Failed to fetch')) };
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('location', new URL('https://noten.example/sw.js'));
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({}) } });
  vi.stubGlobal('ExtendableEvent', WorkerEvent);
  vi.stubGlobal('FetchEvent', class extends WorkerEvent {});
  vi.stubGlobal('fetch', fetchFrom(server));
  return { server, event: new WorkerEvent('fetch') };
}

/**
 * As a browser does it, which holds what is under way: Node lets go of a request that nobody knows any more, and one that follows its
 * signal then hears of no abort.
 */
function fetchFrom(server: { answer: (request: Request) => Promise<Response> }): typeof fetch {
  const underway = new Set<readonly [RequestInfo | URL, Request]>();
  return async (input) => {
    const request = new Request(input);
    const held = [input, request] as const;
    underway.add(held);
    try {
      return await server.answer(request);
    } finally {
      underway.delete(held);
    }
  };
}
