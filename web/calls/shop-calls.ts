import { AsyncLocalStorage } from 'node:async_hooks';
import type { Answer } from '../answers/answer.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Stopwatch } from '../kept/kept-pages.ts';
import { createSharedAnswers } from './shared-answers.ts';

interface ShopCallsOptions {
  backend: Answer;
  now: Stopwatch;
  /** Changes with the shop's content; undefined where nobody can tell. */
  contentVersion?: (() => number) | undefined;
  /** How long an answer may take, its body included; milliseconds. */
  patienceMs?: number | undefined;
}

/** Shorter than the storefront's own limit for a call: what is late is noticed here. */
const usualPatienceMs = 8_000;

/** Statuses of a server in front of a shop that is away. */
const gatewayStatuses = new Set([502, 503, 504]);

/** What rendering may be refused without anything being wrong: ids and paths that lead nowhere. */
const refusals = new Set([400, 404]);

/** What was noted while something was rendered. */
interface Notes {
  /** A call was not answered as it should be: what was rendered may lack something. */
  hasFailed: boolean;
}

/**
 * The way to the shop for rendering. When several calls in a row are not answered, the shop is asked something simple; if it
 * does not answer that either, nobody waits for it any longer: calls fail at once, and once in a while it is asked again.
 */
export function createShopCalls(options: ShopCallsOptions) {
  const { backend, now, contentVersion: version, patienceMs = usualPatienceMs } = options;
  const notes = new AsyncLocalStorage<Notes>();
  const breaker = createCircuitBreaker(now);

  const send = async (request: Request): Promise<Response> => {
    try {
      const answer = await answerWithin(patienceMs, backend, request);
      breaker.note(!gatewayStatuses.has(answer.status));
      return answer;
    } catch (error) {
      breaker.note(false);
      throw error;
    }
  };

  /** The simplest call, so that no visitor's wish decides how long it takes. */
  const isThere = async (request: Request): Promise<boolean> => {
    const simplest = new Request(new URL('/store-api/language', request.url), {
      method: 'POST',
      headers: request.headers,
      body: '{"limit":1}',
    });
    return !gatewayStatuses.has((await answerWithin(patienceMs / 2, backend, simplest)).status);
  };

  const ask = async (request: Request): Promise<Response> => {
    await breaker.check(() => isThere(request));
    if (!breaker.isOpen()) return send(request);
    throw unreachable();
  };

  const askOrShare = createSharedAnswers({ ask, isUsable, isShopAway: breaker.isOpen, now, version });

  return {
    isAway: breaker.isOpen,
    /** For the renderer. @throws TypeError as `fetch` does when the shop cannot be reached */
    fetch: async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
      const noted = notes.getStore();
      try {
        const answer = await askOrShare(new Request(input, init));
        if (noted && !isUsable(answer)) noted.hasFailed = true;
        return answer;
      } catch (error) {
        if (noted) noted.hasFailed = true;
        throw error;
      }
    },
    /** Does something and tells whether all of its calls were answered. */
    watch: async <Value>(work: () => Promise<Value>): Promise<{ value: Value; isWhole: boolean }> => {
      const noted: Notes = { hasFailed: false };
      const value = await notes.run(noted, work);
      return { value, isWhole: !noted.hasFailed };
    },
  };
}

export type ShopCalls = ReturnType<typeof createShopCalls>;

/** An answer with its body: a body that stops half-way is no answer. */
async function answerWithin(patienceMs: number, backend: Answer, request: Request): Promise<Response> {
  const limit = AbortSignal.timeout(patienceMs);
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(unreachable()), { once: true });
  });
  const read = async (): Promise<Response> => {
    const answer = await backend(new Request(request, { signal: limit }), { address: undefined });
    const { status, headers } = answer;
    const body = await answer.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, { status, headers });
  };
  return Promise.race([read(), late]);
}

/** A maintenance page comes as HTML, whatever its status. */
function isUsable({ status, headers, body }: Response): boolean {
  if (refusals.has(status)) return true;
  if (status < 200 || status > 299) return false;
  return body === null || (headers.get('content-type') ?? '').includes('json');
}

const unreachable = (): TypeError => new TypeError('fetch failed');
