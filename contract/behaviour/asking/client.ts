import { setTimeout } from 'node:timers/promises';
import { NotOffered } from './findings.ts';
import type { Settings } from './settings.ts';

/** What came back; `body` is parsed JSON, or undefined when the answer is empty or no JSON. */
export interface Answer {
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly rawBody?: string;
  /** `null` leaves a header out that is otherwise sent. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Whether to wait once when the shop asks for it (429); true unless said otherwise. */
  readonly patient?: boolean;
}

/** One shopper with a session: remembers the context token between calls, as a browser does. */
export interface Client {
  token: string | undefined;
  send(call: Call): Promise<Answer>;
  get(path: string, headers?: Call['headers']): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Call['headers']): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
}

export type SendRequest = (request: Request) => Promise<Response>;
export type Sleep = (milliseconds: number) => Promise<unknown>;

/** A wait longer than this is not worth it: the behaviour is skipped instead. */
const longestWaitSeconds = 60;
const timeoutMs = 60_000;

/**
 * A fresh anonymous shopper. Waits once when the shop asks for it (Store API sheet, rate limits).
 * `send` throws NotOffered when the shop asks to wait for longer, or again.
 */
export function createClient(settings: Settings, sendRequest: SendRequest = fetch, sleep: Sleep = setTimeout): Client {
  const once = async (call: Call) => answerOf(call, await sendRequest(requestOf(settings, client.token, call)));
  const client: Client = {
    token: undefined,
    async send(call) {
      let answer = await once(call);
      if (answer.status === 429 && call.patient !== false) {
        const wait = askedWait(answer);
        if (wait <= longestWaitSeconds) {
          await sleep(wait * 1000);
          answer = await once(call);
        }
        if (answer.status === 429) throw new NotOffered(`the rate limit of the shop asks to wait ${wait} s`);
      }
      // A publicly cached answer may carry somebody else's token (Store API sheet, caching in 6.7).
      const isPublic = answer.headers.get('cache-control')?.includes('public') === true;
      if (!isPublic) client.token = answer.headers.get('sw-context-token') ?? client.token;
      return answer;
    },
    get: (path, headers = {}) => client.send({ method: 'GET', path, headers }),
    post: (path, body = {}, headers = {}) => client.send({ method: 'POST', path, body, headers }),
    patch: (path, body) => client.send({ method: 'PATCH', path, body }),
    delete: (path, body) => client.send({ method: 'DELETE', path, body }),
  };
  return client;
}

async function answerOf(call: Call, response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    call: `${call.method} ${call.path}`,
    status: response.status,
    headers: response.headers,
    text,
    body: parsed(text),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function requestOf(settings: Settings, token: string | undefined, call: Call): Request {
  const headers = new Headers({
    accept: 'application/json',
    'content-type': 'application/json',
    'sw-access-key': settings.accessKey,
    ...(token === undefined ? {} : { 'sw-context-token': token }),
  });
  for (const [name, value] of Object.entries(call.headers ?? {}))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  const body = call.rawBody ?? (call.body === undefined ? null : JSON.stringify(call.body));
  return new Request(`${settings.endpoint}${call.path}`, {
    method: call.method,
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** Seconds the shop asks to wait: the standard header, else what the Store API writes into the error. */
function askedWait({ headers, text }: Answer): number {
  const header = headers.get('retry-after');
  const seconds = header === null ? /"seconds":\s*(\d+)/.exec(text)?.[1] : header;
  return Number(seconds ?? longestWaitSeconds);
}
