import type { JsonValue } from '#shop/base/json.ts';
import type { Shop } from '#shop/entities/shop.ts';
import type { FixtureAnswer } from './fixture-shop.ts';
import { recordedAccessKey, recordedOrigin } from './replay.ts';

export interface Sent {
  readonly body?: JsonValue;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One client of one shop: keeps its context token. */
export interface Client {
  readonly shop: Shop;
  ask(method: string, path: string, sent?: Sent): Promise<FixtureAnswer>;
  /** Forgets the session; the next call opens another one. */
  leave(): void;
}

/** A client that has made no call yet. */
export function clientOf(shop: Shop, fetch: (request: Request) => Promise<Response>): Client {
  let token: string | null = null;
  return {
    shop,
    leave: () => void (token = null),
    async ask(method, path, { body, headers = {} } = {}) {
      const answer = await fetch(
        new Request(`${recordedOrigin}/store-api${path}`, {
          method,
          headers: {
            'sw-access-key': recordedAccessKey,
            'content-type': 'application/json',
            ...(token === null ? {} : { 'sw-context-token': token }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      token = answer.headers.get('sw-context-token') ?? token;
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
      const parsed: JsonValue = isJson && text !== '' ? JSON.parse(text) : null;
      return { status: answer.status, headers: answer.headers, body: parsed };
    },
  };
}
