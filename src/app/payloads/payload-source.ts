import { keptSinceHeader } from '#offline/kept-since.ts';
import { payloadAddress } from '#offline/page-payload.ts';
import type { Payload } from '../page-data.ts';

interface MovedAnswer {
  status: number;
  location: string;
}

/** What a page is made of, or where it is instead. */
export type PayloadAnswer = (Payload | MovedAnswer) & {
  /** Since when the service worker keeps it, when it was given in place of an answer that did not come. */
  keptSince?: string;
};

/** No payload came; the status says why, as of other calls (specification section 8): 0 without a network, 408 when it took too long. */
export class PayloadMissing extends Error {
  override readonly name = 'PayloadMissing';
  readonly statusCode: number;
  constructor(statusCode: number, cause?: unknown) {
    super(`No payload came (${statusCode}).`, { cause });
    this.statusCode = statusCode;
  }
}

/** Whoever answers knows of no payloads: a static host, which has one document for every address. */
export class NoPayloadsHere extends Error {
  override readonly name = 'NoPayloadsHere';
}

/** Milliseconds (specification section 9). */
const timeoutMs = 10_000;

/** So long what was asked for beforehand may be shown without asking again; milliseconds. */
const freshMs = 30_000;

/** At once; specification section 9. */
const mostBeforehand = 4;

interface Asked {
  readonly answer: Promise<PayloadAnswer>;
  readonly at: number;
  isUnderWay: boolean;
  /** The visit it was given to; it is nobody else's then. */
  visit?: Request;
}

export interface PayloadSource {
  /**
   * The payload of the page that a visit is to; asked for once, whatever number of its routes wants it.
   * @throws {PayloadMissing} {@link NoPayloadsHere}
   */
  load(visit: Request): Promise<PayloadAnswer>;
  /** Asks beforehand for the page of an address, unless enough is under way; a visit within half a minute finds it there. Never rejects. */
  prepare(address: string): Promise<void>;
}

interface PayloadSourceOptions {
  fetch: typeof globalThis.fetch;
  /** Milliseconds since some moment. */
  now?: () => number;
}

/** Payloads of this shop's pages, from its web server or what the service worker keeps. */
export function createPayloadSource({ fetch, now = () => performance.now() }: PayloadSourceOptions): PayloadSource {
  const asked = new Map<string, Asked>();
  let beforehand = 0;

  const ask = (address: string): Asked => {
    const asking: Asked = { answer: fetchPayload(fetch, address), at: now(), isUnderWay: true };
    asked.set(address, asking);
    const end = () => void (asking.isUnderWay = false);
    asking.answer.then(end, end);
    return asking;
  };

  const forgetOld = (): void => {
    for (const [address, { at, visit, isUnderWay }] of asked)
      if ((visit && !isUnderWay) || now() - at > freshMs) asked.delete(address);
  };

  return {
    load(visit) {
      const address = payloadAddress(new URL(visit.url));
      const known = asked.get(address);
      const isFresh = known && now() - known.at <= freshMs && (known.visit ?? visit) === visit;
      const used = isFresh ? known : ask(address);
      used.visit = visit;
      return used.answer;
    },
    async prepare(page) {
      const address = payloadAddress(new URL(page));
      forgetOld();
      if (beforehand >= mostBeforehand || asked.has(address)) return;
      beforehand += 1;
      const asking = ask(address);
      try {
        await asking.answer;
      } catch {
        // The visit itself asks again, and says what is wrong.
        if (asked.get(address) === asking) asked.delete(address);
      } finally {
        beforehand -= 1;
      }
    },
  };
}

async function fetchPayload(fetch: typeof globalThis.fetch, address: string): Promise<PayloadAnswer> {
  const limit = AbortSignal.timeout(timeoutMs);
  const failed = (cause: unknown): PayloadMissing => new PayloadMissing(limit.aborted ? 408 : 0, cause);
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal: limit }).catch(
    (cause: unknown) => Promise.reject(failed(cause)),
  );
  if (!(answer.headers.get('content-type') ?? '').includes('json')) {
    await answer.body?.cancel();
    throw answer.ok ? new NoPayloadsHere(address) : new PayloadMissing(answer.status);
  }
  const body: unknown = await answer.json().catch((cause: unknown) => Promise.reject(failed(cause)));
  const keptSince = answer.headers.get(keptSinceHeader);
  if (isPayload(body) || isMoved(body)) return keptSince === null ? body : { ...body, keptSince };
  throw answer.ok ? new NoPayloadsHere(address) : new PayloadMissing(answer.status);
}

/** Looked at by hand: the library for that does not come with a page for this alone. */
const isPayload = (body: unknown): body is Payload =>
  isRecord(body) &&
  typeof body['status'] === 'number' &&
  typeof body['build'] === 'string' &&
  typeof body['path'] === 'string' &&
  isRecord(body['loaderData']) &&
  (body['errors'] === null || isRecord(body['errors']));

const isMoved = (body: unknown): body is MovedAnswer =>
  isRecord(body) && typeof body['status'] === 'number' && typeof body['location'] === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
