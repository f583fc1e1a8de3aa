import { defaultAccessKey } from '../create-shop.ts';
import type { JsonValue } from '../base/json.ts';

export interface ServedAnswer {
  readonly status: number;
  readonly text: string;
  /** The session's from now on. */
  readonly token: string;
}

export interface ServedCall {
  /** After `/store-api`. */
  readonly path: string;
  /** Makes the call a `POST`. */
  readonly body?: JsonValue | undefined;
  /** The session. */
  readonly token?: string | undefined;
}

/** Calls a shop that is served over HTTP, as the storefront's channel. */
export async function callStoreApi(origin: string, { path, body, token }: ServedCall): Promise<ServedAnswer> {
  const answer = await fetch(`${origin}/store-api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'sw-access-key': defaultAccessKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'sw-context-token': token }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, token: answer.headers.get('sw-context-token') ?? '' };
}
