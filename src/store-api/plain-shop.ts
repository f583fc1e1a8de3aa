import { jsonIn } from './answer-json.ts';
import { messagesOf } from './error-messages.ts';
import { type ShopLine, shopHeaders, type StoreApiCall, tokenHeader } from './store-api-call.ts';
import { StoreApiError } from './store-api-error.ts';

export interface PlainShopOptions {
  /** As of `StoreApiOptions`. */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly languageId?: string | undefined;
  /** Of the session all calls belong to; without it each is nobody's. */
  readonly token: string | undefined;
  readonly fetch: typeof globalThis.fetch;
  /** Ends what is asked. */
  readonly signal: AbortSignal;
}

/**
 * The shop for whoever has no page, with little code: nothing is tried again, no session is opened, and no token that comes is kept.
 * A call that was not answered throws what `fetch` threw.
 */
export function connectPlainly({ token, fetch, signal, ...options }: PlainShopOptions): ShopLine {
  const endpoint = options.endpoint.replace(/\/+$/, '');
  const headers = {
    ...shopHeaders(options),
    'content-type': 'application/json',
    ...(token === undefined ? {} : { [tokenHeader]: token }),
  };
  const send = async ({ method, path, query = {}, body }: StoreApiCall): Promise<unknown> => {
    const search = new URLSearchParams(query).toString();
    const address = `${endpoint}/store-api/${path}${search && `?${search}`}`;
    const answer = await fetch(address, {
      method,
      headers,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw refusalOf(answer, text);
    return jsonIn(text, path);
  };
  return { endpoint, send };
}

function refusalOf({ status, statusText }: Response, text: string): StoreApiError {
  return new StoreApiError(status, messagesOf(status, errorsIn(text), statusText));
}

function errorsIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
