import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRenderer } from '#app/rendering/create-renderer.tsx';
import { openTakenNotes, type TakenNotes } from '#offline/taken/taken-notes.ts';
import { createTakenShelf, type TakenShelf } from '#offline/taken/taken-shelf.ts';
import type { DemoShop } from './start-demo-shop.ts';

export const takenOrigin = 'https://noten.example';

/** The web server of a shop as somebody asks it who takes something along: payloads with their tags, and files. */
export interface PayloadServer {
  /** Addresses that were asked for, in their order. */
  readonly asked: string[];
  /** Of those, what was not sent again because it is still the same. */
  readonly unchanged: string[];
  /** Answers in its place when it gives something. */
  refuse: (address: string) => Response | undefined;
  readonly fetch: typeof globalThis.fetch;
  /** As many questions as were open at once. */
  mostAtOnce: number;
}

export function servePayloads(shop: DemoShop): PayloadServer {
  const payloadOf = renderPayloads(shop);
  let open = 0;
  const answer = async (request: Request): Promise<Response> => {
    const refused = server.refuse(request.url);
    if (refused) return refused;
    const url = new URL(request.url);
    if (!url.pathname.endsWith('/_payload.json'))
      return new Response(`picture ${url.pathname}`, { headers: { 'content-type': 'image/webp' } });
    const payload = await payloadOf(url);
    if (payload === undefined) return new Response('{}', { status: 404 });
    const etag = `"${createHash('md5').update(payload).digest('hex')}"`;
    const headers = { etag, 'content-type': 'application/json' };
    if (request.headers.get('if-none-match') !== etag) return new Response(payload, { headers });
    server.unchanged.push(request.url);
    return new Response(null, { status: 304, headers: { etag } });
  };
  const server: PayloadServer = {
    asked: [],
    unchanged: [],
    refuse: () => undefined,
    mostAtOnce: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      server.asked.push(request.url);
      open += 1;
      server.mostAtOnce = Math.max(server.mostAtOnce, open);
      return answer(request).finally(() => (open -= 1));
    },
  };
  return server;
}

/** Each page is rendered once. */
function renderPayloads(shop: DemoShop): (address: URL) => Promise<string | undefined> {
  const renderer = createRenderer({
    configuration: { shopwareEndpoint: '/', shopwareAccessToken: shop.accessKey },
    shop: { endpoint: shop.api.endpoint, fetch: shop.fetch },
    origin: takenOrigin,
    build: {
      document: readFileSync('index.html', 'utf8'),
      manifest: { 'index.html': { file: 'assets/index-abc.js' } },
      joinedStyles: {},
    },
  });
  const rendered = new Map<string, Promise<string | undefined>>();
  const render = async ({ pathname, search }: URL): Promise<string | undefined> => {
    const path = pathname.slice(0, -'/_payload.json'.length);
    for (const slash of ['/', '']) {
      const request = new Request(takenOrigin + path + slash + search);
      const page = await renderer.page({ request, slots: { nonce: '', theme: '' } });
      if ('payload' in page && page.status === 200) return page.payload;
    }
    return undefined;
  };
  return (address) => {
    const known = rendered.get(address.href) ?? render(address);
    rendered.set(address.href, known);
    return known;
  };
}

/** A browser that what is taken along is kept in. */
export interface TakingBrowser {
  readonly notes: TakenNotes;
  readonly shelf: TakenShelf;
  readonly caches: ReadonlyMap<string, ReadonlyMap<string, Response>>;
  /** Before an answer is taken out. */
  beforeDelete: () => Promise<void>;
  /** In bytes. */
  free: number;
  now: number;
}

export function openTakingBrowser(): TakingBrowser {
  const caches = new Map<string, Map<string, Response>>();
  const openCache = async (name: string) => {
    const cache = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, cache);
    return {
      delete: async (url: RequestInfo | URL) => {
        await browser.beforeDelete();
        return cache.delete(String(url));
      },
      match: async (url: RequestInfo | URL) => cache.get(String(url))?.clone(),
      put: async (url: RequestInfo | URL, answer: Response) => void cache.set(String(url), answer),
    };
  };
  const notes = openTakenNotes();
  const browser: Omit<TakingBrowser, 'shelf'> = {
    notes,
    caches,
    beforeDelete: async () => undefined,
    free: 1e11,
    now: 1_800_000_000_000,
  };
  const shelf = createTakenShelf({
    notes,
    openCache,
    estimate: async () => ({ quota: 1e12, usage: 1e12 - browser.free }),
    makeRoom: async () => undefined,
    now: () => browser.now,
  });
  return Object.assign(browser, { shelf });
}
