import type { Site } from './site.ts';

/** One request of a visit; `refusable` answers (4xx) are what the shop owes to it. */
export interface Step {
  readonly kind: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly isRefusable?: boolean;
}

export interface Answered {
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a step and waits for the whole answer. */
export type Send = (step: Step) => Promise<Answered>;

/** One round of what a kind of visitor does; called again and again. */
export type Visitor = (send: Send) => Promise<void>;

/** Twelve visitors of a busy day, one of them hostile. */
export function twelveVisitors(site: Site): readonly Visitor[] {
  const reader = reads(site);
  const files = fetchesFiles(site);
  return [
    reader,
    reader,
    reader,
    opensPagesWhole(site),
    files,
    files,
    filters(site),
    filters(site),
    buys(site),
    uploads(site),
    signsUp(site),
    attacks(site),
  ];
}

/** A third of all visits see the home page, the others any page. */
const reads = (site: Site): Visitor => {
  return async (send) => {
    await send({ kind: 'page', path: Math.random() < 0.33 ? '/' : (one(site.pages) ?? '/') });
  };
};

const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

const fetchesFiles = (site: Site): Visitor => {
  return async (send) => {
    await send({ kind: 'static file', path: one(site.files) ?? '/robots.txt' });
  };
};

/** A page and all files of its first view at once, as a browser with an empty cache. */
const opensPagesWhole = (site: Site): Visitor => {
  return async (send) => {
    await send({ kind: 'page', path: one(site.pages) ?? '/' });
    await Promise.all(site.files.slice(0, 12).map((path) => send({ kind: 'static file', path })));
  };
};

const words = ['sonate', 'marsch', 'choral orgel', 'übung flöte', 'lieder', 'klavir'];
const orders = ['name-asc', 'name-desc', 'price-asc', 'price-desc'];

const filters = (site: Site): Visitor => {
  return async (send) => {
    const lowest = Math.floor(Math.random() * 30);
    await send(
      call(site, `/product-listing/${site.rootCategory}`, {
        kind: 'listing',
        body: { order: one(orders), p: 1, limit: 24, 'min-price': lowest, 'max-price': lowest + 20 },
      }),
    );
    await send(call(site, '/search', { kind: 'search', body: { search: `${one(words)} ${lowest}`, p: 1 } }));
    await send(call(site, `/product/${one(site.products)}`, { kind: 'product', body: {} }));
  };
};

const guest = (site: Site, more: object): object => ({
  guest: true,
  salutationId: site.salutation,
  firstName: 'Klara',
  lastName: 'Kundin',
  email: `${unique()}@example.com`,
  storefrontUrl: site.origin,
  acceptedDataProtection: true,
  billingAddress: { countryId: site.country, street: 'Notenweg 1', zipcode: '10115', city: 'Berlin' },
  ...more,
});

const unique = (): string => crypto.randomUUID().replaceAll('-', '');

const buys = (site: Site): Visitor => {
  return async (send) => {
    const registered = await send(call(site, '/account/register', { kind: 'guest', body: guest(site, {}) }));
    const token = registered.headers.get('sw-context-token') ?? '';
    const id = one(site.products) ?? '';
    const items = [{ id, referencedId: id, type: 'product', quantity: 1 }];
    await send(call(site, '/checkout/cart/line-item', { kind: 'cart', token, body: { items } }));
    // What is sold out cannot be ordered any more: that is an answer as well.
    await send({ ...call(site, '/checkout/order', { kind: 'order', token, body: {} }), isRefusable: true });
  };
};

const signsUp = (site: Site): Visitor => {
  return async (send) => {
    const password = 'Kontrapunkt-1';
    const body = guest(site, { guest: false, password });
    await send(call(site, '/account/register', { kind: 'sign up', body }));
    const username = 'email' in body ? body.email : '';
    await send(call(site, '/account/login', { kind: 'sign in', body: { username, password } }));
  };
};

/** 1 MiB that begins like a PDF, in one resumable session. */
const score = new Uint8Array(2 ** 20).fill(32);
score.set(new TextEncoder().encode('%PDF-1.7\n'));

const uploads = (site: Site): Visitor => {
  return async (send) => {
    const name = encodeURIComponent(`uploads/${unique()}/score.pdf`);
    const started = await send({
      kind: 'upload: start',
      path: `/v0/b/${site.bucket}/o?name=${name}`,
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': String(score.length),
        'x-goog-upload-header-content-type': 'application/pdf',
      },
      body: JSON.stringify({ contentType: 'application/pdf' }),
    });
    const url = new URL(started.headers.get('x-goog-upload-url') ?? site.origin);
    await send({
      kind: 'upload: 1 MiB',
      path: url.pathname + url.search,
      method: 'POST',
      headers: { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' },
      body: score,
    });
  };
};

/** What costs a shop most, among it what it should refuse. */
const attacks = (site: Site): Visitor => {
  const contains = Array.from({ length: 100 }, (_, index) => ({
    type: 'contains',
    field: 'description',
    value: `wort ${index}`,
  }));
  const terms = Array.from({ length: 50 }, (_, index) => ({
    name: `a${index}`,
    type: 'terms',
    field: 'properties.group.name',
  }));
  return async (send) => {
    await send({ kind: 'sitemap', path: '/sitemap-de-DE.xml' });
    const costly = [{ filter: [{ type: 'multi', operator: 'or', queries: contains }] }, { aggregations: terms }];
    for (const body of costly)
      await send({ ...call(site, '/product', { kind: 'costly criteria', body }), isRefusable: true });
    await send(
      call(site, '/product', {
        kind: 'heavy but fair',
        body: { limit: 100, 'total-count-mode': 1, associations: { media: {}, categories: {}, properties: {} } },
      }),
    );
    await send({ kind: 'unknown page', path: `/gibt-es-nicht-${unique()}`, isRefusable: true });
  };
};

interface CallOptions {
  readonly kind: string;
  readonly body: object;
  readonly token?: string;
}

function call(site: Site, path: string, { kind, body, token }: CallOptions): Step {
  return {
    kind,
    path: `/store-api${path}`,
    method: 'POST',
    headers: {
      'sw-access-key': site.accessKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'sw-context-token': token }),
    },
    body: JSON.stringify(body),
  };
}
