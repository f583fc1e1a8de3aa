import type { JsonValue } from '#shop/base/json.ts';
import type { Shop } from '#shop/entities/shop.ts';
import { compareHeaders, createTokenComparison } from './compare-headers.ts';
import { compareJson, type Difference } from './compare-json.ts';
import { createIdPairs } from './id-pairs.ts';
import { matchIds, withOwnIds } from './recorded-ids.ts';
import type { Recording } from './recording.ts';

/** Origin the recorded shop was called at; ours must be created with it as `baseUrl`. */
export const recordedOrigin = 'http://127.0.0.1:8000';

/** Access keys of the recorded shop's channels. */
export const recordedAccessKey = 'SWSCLOCALREFERENCESHOPKEY1';
const recordedHeadlessKey = 'SWSCLOCALHEADLESSSHOPKEYX1';

interface Subject {
  readonly shop: Shop;
  fetch(request: Request): Promise<Response>;
}

export interface Replay {
  /** Repeats the recorded request and lists how our answer differs from the recorded one. */
  run(recording: Recording): Promise<readonly Difference[]>;
  /** Our value for something only known at run time, a hash from a mail for example. */
  learn(recorded: string, own: string): void;
}

interface Known {
  readonly ids: ReadonlyMap<string, string>;
  readonly texts: Map<string, string>;
  readonly headlessKey: string;
}

/**
 * Repeats recorded calls against our shop, in their order: context tokens our shop hands out stand for the recorded
 * ones, ids are matched by natural keys. The shop must hold the fixtures.
 */
export function createReplay(subject: Subject, recordings: readonly Recording[]): Replay {
  const headless = subject.shop.database
    .prepare('SELECT access_key FROM sales_channel WHERE access_key <> ?')
    .get(recordedAccessKey);
  const known: Known = {
    ids: matchIds(subject.shop, recordings),
    texts: new Map(),
    headlessKey: String(headless?.['access_key']),
  };
  const learn = (recorded: string, own: string) => void known.texts.set(recorded, own);
  const tokens = createTokenComparison(learn);
  const pairs = createIdPairs();
  return {
    learn,
    async run(recording) {
      const request = toRequest(recording, known);
      const answer = await subject.fetch(request);
      const rotation = tokens.compare(recording, request, answer);
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
      const own = isJson ? parsed(await answer.text()) : null;
      if (answer.status !== recording.response.status) return [otherStatus(recording, answer, own)];
      const recorded = parsed(translate(JSON.stringify(recording.response.body ?? null), known));
      const recordedHeaders = Object.entries(recording.response.headers).map(
        ([name, value]) => [name, translate(value, known)] as const,
      );
      return [
        ...rotation,
        ...compareHeaders(new Map(recordedHeaders), new Map(answer.headers)),
        ...(isJson || recording.response.body === null ? compareJson(recorded, own, pairs) : []),
      ];
    },
  };
}

function toRequest({ request }: Recording, known: Known): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'access-control-request-method' && name !== 'connection') headers.set(name, translate(value, known));
  }
  const hasBody = request.body !== null && request.body !== undefined && request.method !== 'GET';
  return new Request(recordedOrigin + translate(request.path, known), {
    method: request.method,
    headers,
    ...(hasBody ? { body: translate(JSON.stringify(request.body), known) } : {}),
  });
}

function translate(text: string, { ids, texts, headlessKey }: Known): string {
  let translated = withOwnIds(text, ids).replaceAll(recordedHeadlessKey, headlessKey);
  for (const [recorded, own] of texts) translated = translated.replaceAll(recorded, own);
  return translated;
}

const parsed = (text: string): JsonValue => {
  const value: JsonValue = text === '' ? null : JSON.parse(text);
  return value;
};

function otherStatus({ response }: Recording, { status }: Response, own: JsonValue): Difference {
  return { path: 'status', recorded: String(response.status), own: `${status} ${JSON.stringify(own).slice(0, 200)}` };
}
