import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { AdminStore, listOf, type ApiError, type StoredRecord } from './admin-store.ts';

/** A Shopware as far as the owner's commands know it: its Admin API on a port of this machine, in the form of 6.6. */
export interface AdminApiDouble {
  readonly endpoint: string;
  readonly store: AdminStore;
  /** What was asked, `POST /search/product 200`, in order. */
  readonly calls: string[];
  /** The next calls whose path begins so are answered like this, once each. */
  readonly failNext: (path: string, ...answers: readonly Failure[]) => void;
  /** No token given out so far is taken any more. */
  readonly expireTokens: () => void;
  readonly stop: () => Promise<void>;
}

export interface Failure {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: readonly ApiError[];
}

export const doubleAccess = {
  key: 'SWSC0123456789ABCDEFGHIJKL',
  id: 'SWIADOUBLE',
  secret: 'a-secret-of-the-double',
} as const;
export const doubleIds = {
  german: '2fbb5fe2e29a4d70aa5854ce7ce3e20b',
  english: 'e'.repeat(32),
  euro: 'b7d2554b0ce847cd82f3ac9bd1c0dfca',
  tax19: '19'.repeat(16),
  tax7: '07'.repeat(16),
  channel: 'c'.repeat(32),
  germany: 'de'.repeat(16),
  footer: 'f'.repeat(32),
} as const;

export async function startAdminApiDouble(): Promise<AdminApiDouble> {
  const store = freshStore();
  const calls: string[] = [];
  const failures: { readonly path: string; readonly failure: Failure }[] = [];
  const tokens = new Set<string>();
  const answer = async (request: IncomingMessage): Promise<Failure & { readonly body?: unknown }> => {
    // A Shopware may be installed in a sub-folder.
    const path = (request.url ?? '').replace(/^(?:\/laden)?\/api/, '');
    const body: unknown = await json(request);
    const planned = failures.findIndex((each) => path.startsWith(each.path));
    if (planned !== -1) return failures.splice(planned, 1)[0]?.failure ?? { status: 500 };
    if (path === '/oauth/token') return giveToken(body, tokens);
    if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))) return unauthorised;
    if (path.startsWith('/search/')) return search(store, path.slice('/search/'.length).replaceAll('-', '_'), body);
    return path === '/_action/sync' ? sync(store, body) : transit(store, path);
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, headers, errors, body }) => {
      calls.push(`${request.method} ${(request.url ?? '').replace(/^\/api/, '')} ${status}`);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body ?? { errors: errors ?? [] }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the double has no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    store,
    calls,
    failNext: (path, ...answers) => void failures.push(...answers.map((failure) => ({ path, failure }))),
    expireTokens: () => tokens.clear(),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function freshStore(): AdminStore {
  const store = new AdminStore();
  const { german, english, euro, tax19, tax7, channel, germany, footer } = doubleIds;
  const languages = [
    { id: german, translationCode: { code: 'de-DE' } },
    { id: english, translationCode: { code: 'en-GB' } },
  ];
  store.put('language', ...languages);
  store.put('currency', { id: euro, isoCode: 'EUR' });
  store.put('tax', { id: tax19, taxRate: 19, name: '19 %' }, { id: tax7, taxRate: 7, name: '7 %' });
  store.put('country', { id: germany, iso: 'DE' });
  store.put('category', { id: footer, parentId: null, type: 'page', active: true });
  store.put('sales_channel', {
    id: channel,
    name: 'Notendruck',
    accessKey: doubleAccess.key,
    typeId: '8a243080f92e4c719546314b577cf82b',
    active: true,
    maintenance: false,
    footerCategoryId: footer,
    languages,
    domains: [
      { url: 'https://noten.example', languageId: german },
      { url: 'https://noten.example/en-GB', languageId: english },
    ],
    paymentMethods: [{ name: 'Vorkasse', active: true, afterOrderEnabled: true }],
  });
  store.put('system_config', {
    id: '5'.repeat(32),
    configurationKey: 'core.basicInformation.email',
    configurationValue: 'hallo@noten.example',
    salesChannelId: null,
  });
  return store;
}

const unauthorised: Failure = {
  status: 401,
  errors: [{ status: '401', code: '9', detail: 'Access token could not be verified.' }],
};

function giveToken(body: unknown, tokens: Set<string>): Failure & { readonly body?: unknown } {
  const { grant_type: type, client_id: id, client_secret: secret } = Object(body);
  if (type !== 'client_credentials' || id !== doubleAccess.id || secret !== doubleAccess.secret)
    return { status: 401, errors: [{ status: '401', code: '4', detail: 'Client authentication failed' }] };
  const token = `token-${tokens.size}-${Math.random()}`;
  tokens.add(token);
  return { status: 200, body: { token_type: 'Bearer', expires_in: 600, access_token: token } };
}

interface Filter {
  readonly type: string;
  readonly field: string;
  readonly value?: unknown;
  readonly parameters?: { readonly gte: string };
}

interface Criteria {
  readonly ids?: readonly string[];
  readonly filter?: readonly Filter[];
  readonly associations?: object;
  readonly limit?: number;
  readonly page?: number;
}

/** Associations are left out unless asked for, as Shopware does. */
const associated = new Set([
  'prices',
  'visibilities',
  'translations',
  'translationCode',
  'languages',
  'domains',
  'paymentMethods',
  'order',
  'conditions',
  'salesChannels',
  'sections',
  'blocks',
  'slots',
  'lineItems',
  'transactions',
  'stateMachineState',
  'deliveries',
  'orderCustomer',
]);

function search(store: AdminStore, entity: string, body: unknown): { readonly status: number; readonly body: unknown } {
  const { ids, filter = [], associations = {}, limit = 100, page = 1 }: Criteria = Object(body);
  const found = [...store.of(entity).values()]
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .filter((record) => filter.every((each) => fits(record, each)));
  const data = found.slice((page - 1) * limit, page * limit).map((record) => asked(record, associations));
  return { status: 200, body: { total: data.length, data, aggregations: [] } };
}

/** A record with the associations asked for, and what they are asked for with; with the times every record has. */
function asked(record: object, associations: object): object {
  const wanted = new Map<string, unknown>(Object.entries(associations));
  const fields = Object.entries(record).filter(([field]) => !associated.has(field) || wanted.has(field));
  const shown = fields.map(([field, value]) => {
    const { associations: below = {} } = Object(wanted.get(field));
    return [field, wanted.has(field) && Array.isArray(value) ? value.map((row) => asked(row, below)) : value];
  });
  return { ...Object.fromEntries(shown), createdAt: '2026-01-01T00:00:00.000+00:00', updatedAt: null };
}

/** What a field names, in every record of the lists on the way. */
function valuesAt(inside: unknown, [step, ...more]: readonly string[]): readonly unknown[] {
  if (step === undefined) return [inside];
  const within: readonly unknown[] = Array.isArray(inside) ? inside : [inside];
  return within.flatMap((each) => valuesAt(Object(each)[step], more));
}

function fits(record: StoredRecord, { type, field, value, parameters }: Filter): boolean {
  return valuesAt(record, field.split('.')).some((own) => {
    if (type === 'range') return String(own) >= (parameters?.gte ?? '');
    return type === 'equalsAny' ? String(value).split('|').includes(String(own)) : own === value;
  });
}

/** The state machine each entity has, as far as the desk uses it: the action, where it begins and where it leads. */
const transitions: Readonly<Record<string, readonly (readonly [action: string, from: string, to: string])[]>> = {
  order: [
    ['process', 'open', 'in_progress'],
    ['complete', 'in_progress', 'completed'],
    ['cancel', 'open', 'cancelled'],
    ['cancel', 'in_progress', 'cancelled'],
  ],
  order_delivery: [['ship', 'open', 'shipped']],
  order_transaction: [
    ['paid', 'open', 'paid'],
    ['refund', 'paid', 'refunded'],
  ],
};

/** `POST /_action/order/ID/state/ACTION`; deliveries and payments lie within their orders. */
function transit(store: AdminStore, path: string): Failure & { readonly body?: unknown } {
  const [, entity = '', id = '', action = ''] = /^\/_action\/(\w+)\/(\w+)\/state\/(\w+)$/.exec(path) ?? [];
  const own = [...store.of('order').values()];
  const records =
    entity === 'order'
      ? own
      : own.flatMap((order) => ['deliveries', 'transactions'].flatMap((list) => listOf(order[list])));
  const state: unknown = records.find((record) => record.id === id)?.['stateMachineState'];
  if (typeof state !== 'object' || state === null) return { status: 404 };
  const now = String(Object(state).technicalName);
  const step = transitions[entity]?.find(([name, from]) => name === action && from === now);
  if (step === undefined) {
    const detail = `Illegal transition "${action}" from state "${now}".`;
    return { status: 400, errors: [{ status: '400', code: 'SYSTEM__ILLEGAL_STATE_TRANSITION', detail }] };
  }
  Object.assign(state, { technicalName: step[2] });
  return { status: 200, body: {} };
}

function sync(store: AdminStore, body: unknown): Failure & { readonly body?: unknown } {
  for (const operation of Object.values<unknown>(Object(body))) {
    const { action, entity, payload } = Object(operation);
    const records = listOf(payload);
    if (records.length === 0)
      return { status: 400, errors: [{ status: '400', code: '0', detail: 'Expected input to be non empty.' }] };
    const ids = records.map(({ id }) => id);
    const errors = action === 'delete' ? store.remove(String(entity), ids) : store.upsert(String(entity), records);
    if (errors.length > 0) return { status: Number(errors[0]?.status), errors };
  }
  return { status: 200, body: { extensions: [], data: {}, notFound: {}, deleted: {} } };
}
