import ky, { isHTTPError, type KyInstance, type Options, type ResponsePromise } from 'ky';
import { jsonIn } from './answer-json.ts';
import { afterAwake } from './awake-time.ts';
import { adoptToken, type TokenStore } from './session-token.ts';
import { type ShopLine, shopHeaders, type StoreApiCall, tokenHeader } from './store-api-call.ts';
import { toStoreApiError } from './to-store-api-error.ts';

export interface StoreApiOptions {
  /** Origin of the shop, or `/` when the storefront's own server forwards `/store-api`. */
  readonly endpoint: string;
  /** Access key of the sales channel. */
  readonly accessKey: string;
  /** Language of the answers; without it, the language of the session. */
  readonly languageId?: string | undefined;
  /** Without it every call is anonymous and no session is opened, as in the renderer. */
  readonly token?: TokenStore | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds until an answer must have been read. Those in which the page stood still do not count. */
  readonly timeoutMs?: number | undefined;
  readonly log?: ((message: string) => void) | undefined;
}

/** A handle on one shop. Every function of this folder takes it first. */
export interface StoreApi extends ShopLine {
  readonly log: (message: string) => void;
  /** For binary answers. `size` is 0 when the shop had nothing to send (204). @throws {StoreApiError} */
  readonly fetchFile: (call: StoreApiCall) => Promise<Blob>;
}

/**
 * Makes the client of a Shopware 6.6 or 6.7 Store API (specification sections 7 to 9). Reads are tried once more after a
 * 502, 503 or 504; writes never.
 *
 * @throws {Error} when endpoint or access key are not configured.
 */
export function createStoreApi(options: StoreApiOptions): StoreApi {
  const { token, timeoutMs = 10_000, log = console.warn } = options;
  if (options.endpoint === '' || options.accessKey === '') {
    throw new Error('Make sure that shopwareEndpoint and shopwareAccessToken are settled in the configuration');
  }
  const endpoint = options.endpoint.replace(/\/+$/, '');
  const client = createClient(`${endpoint}/store-api`, options);
  let opening: Promise<unknown> | undefined;

  /** Two writes without a token would open two sessions, and one of them would be lost. */
  const openSession = async (): Promise<void> => {
    if (token === undefined || token.read() !== undefined) return;
    opening ??= exchange({ kind: 'session', method: 'GET', path: 'context' }, readJson).finally(() => {
      opening = undefined;
    });
    await opening;
  };

  const exchange = async <Body>(call: StoreApiCall, read: ReadBody<Body>): Promise<Body> => {
    const isOutside = call.outsideSession === true;
    if (call.kind === 'change' && !isOutside) await openSession();
    const sent = isOutside ? undefined : token?.read();
    const adopt = (headers: Headers, body: unknown): void => {
      if (token !== undefined && call.kind !== 'catalogue' && !isOutside) adoptToken(token, sent, headers, body);
    };
    try {
      return await within(timeoutMs, call.signal, async (signal) => {
        const answer = client(call.path, requestOptions(call, sent, signal));
        const { headers } = await answer;
        call.onAnswer?.(headers);
        const body = await read(answer, call);
        adopt(headers, body);
        return body;
      });
    } catch (error) {
      if (isHTTPError(error)) adopt(error.response.headers, error.data);
      throw toStoreApiError(error);
    }
  };

  return {
    endpoint,
    log,
    send: (call) => exchange(call, readJson),
    fetchFile: (call) => exchange(call, (answer) => answer.blob()),
  };
}

/** The same handle, for work that may be given up: a page being left, a search text being typed on. */
export function withSignal(api: StoreApi, signal: AbortSignal): StoreApi {
  return overriding(api, { signal });
}

/** The same handle, answering in another language. */
export function inLanguage(api: StoreApi, languageId: string): StoreApi {
  return overriding(api, { languageId });
}

function overriding(api: StoreApi, override: Pick<StoreApiCall, 'signal' | 'languageId'>): StoreApi {
  return {
    ...api,
    send: (call) => api.send({ ...override, ...call }),
    fetchFile: (call) => api.fetchFile({ ...override, ...call }),
  };
}

/** ky's own limits go by the clock: a page that stood still would give up what has been answered meanwhile. */
async function within<Result>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const late = Promise.withResolvers<never>();
  const stop = afterAwake(milliseconds, () => {
    const error = new DOMException(`timeout of ${milliseconds}ms exceeded`, 'TimeoutError');
    late.reject(error);
    limit.abort(error);
  });
  try {
    return await Promise.race([late.promise, work(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal)]);
  } finally {
    stop();
  }
}

type ReadBody<Body> = (answer: ResponsePromise, call: StoreApiCall) => Promise<Body>;

async function readJson(answer: ResponsePromise, call: StoreApiCall): Promise<unknown> {
  return jsonIn(await answer.text(), call.path);
}

function createClient(prefix: string, options: StoreApiOptions): KyInstance {
  return ky.create({
    prefix,
    timeout: false,
    ...(options.fetch === undefined ? {} : { fetch: wrapFetch(options.fetch) }),
    headers: shopHeaders(options),
  });
}

/** ky hands over a Request; a shop in the same process takes nothing else. */
function wrapFetch(fetch: typeof globalThis.fetch): NonNullable<Options['fetch']> {
  return (input, init) => fetch(input, init);
}

/** One more attempt when the server in front of the shop stumbled; offline fails at once. */
const readRetry: NonNullable<Options['retry']> = {
  limit: 1,
  methods: ['get', 'post'],
  statusCodes: [502, 503, 504],
  afterStatusCodes: [],
  shouldRetry: ({ error }) => (isHTTPError(error) ? undefined : false),
};

function requestOptions(call: StoreApiCall, token: string | undefined, signal: AbortSignal): Options {
  return {
    method: call.method,
    retry: call.kind === 'change' ? 0 : readRetry,
    ...(call.body === undefined ? {} : { json: call.body }),
    ...(call.query === undefined ? {} : { searchParams: { ...call.query } }),
    signal,
    headers: {
      ...(token === undefined ? {} : { [tokenHeader]: token }),
      ...(call.languageId === undefined ? {} : { 'sw-language-id': call.languageId }),
      ...(call.accept === undefined ? {} : { accept: call.accept }),
    },
  };
}
