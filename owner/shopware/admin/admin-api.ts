import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { isDatabaseRefusal, refusalOf } from './admin-refusal.ts';
import { connectionTrouble } from './connection-trouble.ts';
import type { Integration } from './shopware-settings.ts';

/** The few calls of a Shopware's Admin API the owner's commands make. */
export interface AdminApi {
  /** All records of an entity that fit, page by page. `entity` as in addresses: `product-price`. */
  readonly search: (entity: string, criteria: object) => Promise<readonly unknown[]>;
  /** Writes or overwrites records, all of them or none. `entity` as in tables: `product_price`. */
  readonly upsert: (entity: string, records: readonly object[]) => Promise<void>;
  /** Deletes records by their ids, all of them or none. */
  readonly remove: (entity: string, ids: readonly string[]) => Promise<void>;
  /** Has a state machine take a step: `transit('order', id, 'process')`. */
  readonly transit: (entity: string, id: string, action: string) => Promise<void>;
}

export interface AdminOptions {
  readonly endpoint: string;
  readonly integration: Integration;
  /** Waits so many milliseconds. */
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const pageSize = 100;
/** Milliseconds until a call counts as unanswered; indexing many products takes a slow server a while. */
const patience = 120_000;
const mostTries = 6;
/** A token this close to its end (in milliseconds) is renewed before it is used. */
const renewBefore = 30_000;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const pageSchema = z.object({ data: z.array(z.unknown()) });

/**
 * The Admin API of a Shopware by an integration (OAuth client credentials). Tokens are renewed before they end and after a
 * 401; 429 and 5xx are tried again, after the time the server asks for.
 *
 * @throws {DataRefused} from every call, with a sentence for the owner
 */
export function createAdminApi(options: AdminOptions): AdminApi {
  const call = createCall(options);
  return {
    search: (entity, criteria) => searchAll(call, entity, criteria),
    async upsert(entity, records) {
      if (records.length > 0) await call('/_action/sync', { [entity]: { action: 'upsert', entity, payload: records } });
    },
    async remove(entity, ids) {
      const payload = ids.map((id) => ({ id }));
      if (ids.length > 0) await call('/_action/sync', { [entity]: { action: 'delete', entity, payload } });
    },
    async transit(entity, id, action) {
      await call(`/_action/${entity}/${id}/state/${action}`, {});
    },
  };
}

type Call = (path: string, body: object) => Promise<unknown>;

async function searchAll(call: Call, entity: string, criteria: object): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const answer = pageSchema.safeParse(await call(`/search/${entity}`, { ...criteria, limit: pageSize, page }));
    if (!answer.success)
      throw new DataRefused(`The Shopware answered the search for ${entity} in a form unknown here.`);
    found.push(...answer.data.data);
    if (answer.data.data.length < pageSize) return found;
  }
}

function createCall(options: AdminOptions): Call {
  const { endpoint, integration, sleep = setTimeout, now = Date.now } = options;
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    sendPatiently({ endpoint, path, body, headers }, sleep);
  let token: Token | undefined;
  const newToken = async (): Promise<Token> => {
    const { id, secret } = integration;
    const answer = await post('/oauth/token', {
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    });
    const read = tokenSchema.safeParse(answer.body);
    if (!read.success) throw refusalOf('/oauth/token', answer.status === 200 ? 404 : answer.status, answer.body);
    return { value: read.data.access_token, ends: now() + read.data.expires_in * 1000 };
  };
  return async (path, body) => {
    for (let renewed = false; ; renewed = true) {
      if (token === undefined || token.ends - now() < renewBefore) token = await newToken();
      const answer = await post(path, body, { authorization: `Bearer ${token.value}` });
      if (answer.status < 300) return answer.body;
      if (answer.status !== 401 || renewed) throw refusalOf(path, answer.status, answer.body);
      token = undefined;
    }
  };
}

interface Token {
  readonly value: string;
  readonly ends: number;
}

interface Sending {
  readonly endpoint: string;
  readonly path: string;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds the server asks to wait. */
  readonly retryAfter: number | undefined;
}

/** Sends until the server has answered; everything sent may be sent again, because ids are fixed. */
async function sendPatiently(sending: Sending, sleep: (milliseconds: number) => Promise<unknown>): Promise<Answer> {
  for (let count = 1; ; count += 1) {
    const answer = await send(sending).catch((error: unknown) => {
      if (count === mostTries) throw error;
      return undefined;
    });
    const passing =
      answer === undefined || answer.status === 429 || (answer.status >= 500 && !isDatabaseRefusal(answer.body));
    if (!passing || (count === mostTries && answer !== undefined)) return answer;
    await sleep(Math.min(60, answer?.retryAfter ?? 2 ** (count - 1)) * 1000);
  }
}

async function send({ endpoint, path, body, headers }: Sending): Promise<Answer> {
  const response = await fetch(`${endpoint}/api${path}`, {
    method: 'POST',
    // Not followed: what is sent may hold the secret.
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new DataRefused(
      `${endpoint} does not answer: ${connectionTrouble(error)}. What was done so far stays; run the command again.`,
    );
  });
  const text = await response.text();
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { status: response.status, body: parsed(text), retryAfter: Number.isNaN(wait) ? undefined : wait };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
