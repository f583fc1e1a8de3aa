import { postKey } from '#offline/post-key.ts';
import { NotThere, type PoliteAsking } from '#offline/taken/ask-politely.ts';
import { privateTakenCache, takenCache, takingHeader } from '#offline/taken/taken-names.ts';
import { priceKey } from '#offline/taken/taken-at-prices.ts';
import type { TakenShelf } from '#offline/taken/taken-shelf.ts';
import type { Taking } from '#offline/taken/taking.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { durableToken } from '#platform/persistence/durable-token.ts';
import type { Shell } from '#platform/session/shell.ts';
import type { TokenStore } from '#store-api/session-token.ts';
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts';
import { tokenHeader } from '#store-api/store-api-call.ts';

interface RecordingOptions {
  taking: Taking;
  shelf: Pick<TakenShelf, 'find' | 'keep' | 'put'>;
  ask: PoliteAsking;
}

/** Papers and files: what once was made stays as it is. */
const lasting = /\/store-api\/(?:document|order)\/download\/|[?&]alt=media(?:&|$)/;

type AskedShop = Pick<Shell, 'configuration' | 'languageIds' | 'locale'>;

interface RecordingApiOptions extends RecordingOptions {
  /** What the prices of this session go by, where they are not everybody's. */
  ownPrices: () => Promise<string | undefined>;
}

/**
 * The Store API as pages ask it, of which every answer is taken along: under the address at which the worker looks for it when the same
 * call is made without a network. What a session is answered is for that session alone, what belongs to somebody for them alone. What is
 * nobody's is asked for as by everybody: it is there in the next session too. At prices of its own a session asks for itself; its answers
 * are there for every session with the same prices as well.
 */
export function recordingApi(shop: AskedShop, { ownPrices, ...recording }: RecordingApiOptions): StoreApi {
  const record = recorder(recording);
  const { taking, shelf } = recording;
  return patientApi(shop, durableToken(contextToken), async (request) => {
    const isNobodys = taking.owner === null;
    const prices = isNobodys ? await ownPrices() : undefined;
    if (isNobodys && prices === undefined) request.headers.delete(tokenHeader);
    const session = request.headers.get(tokenHeader) ?? '';
    const answer = await record(request, (await postKey(request, session)).url, session !== '');
    if (prices !== undefined) {
      const { url } = await priceKey(request, prices);
      await shelf.put(taking, { url, cache: takenCache, answer: answer.clone() });
    }
    return answer;
  });
}

/** The Store API as it answers everybody; nothing of it is taken along. */
export const everybodysApi = (shop: AskedShop, ask: PoliteAsking): StoreApi =>
  patientApi(shop, undefined, (request) => ask(() => markedAsTaking(request)));

const patientApi = (
  { configuration, languageIds, locale }: AskedShop,
  token: TokenStore | undefined,
  answer: (request: Request) => Promise<Response>,
): StoreApi =>
  createStoreApi({
    endpoint: configuration.shopwareEndpoint,
    accessKey: configuration.shopwareAccessToken,
    languageId: languageIds[locale],
    token,
    fetch: (input, init) => answer(new Request(input, init)),
    // It waits for a network, and as long as the shop asks to.
    timeoutMs: 24 * 60 * 60 * 1000,
  });

/** `fetch` of what lies with the file storage, which takes along what it is answered, under its own address. */
export function recordingFetch(recording: RecordingOptions): typeof fetch {
  const record = recorder(recording);
  return async (input, init) => {
    const request = new Request(input, init);
    return record(request, request.url, true);
  };
}

/** Asks once in a round, for what never changes once at all. */
function recorder({ taking, shelf, ask }: RecordingOptions) {
  return async (request: Request, url: string, isOfSession: boolean): Promise<Response> => {
    const known = await shelf.find(url);
    if (known && (lasting.test(request.url) || known.entry.broughtAt >= taking.roundAt)) {
      await shelf.keep(taking, known, known.entry.broughtAt);
      return known.answer;
    }
    const answer = await ask(() => markedAsTaking(request));
    if (answer.status !== 200) throw new NotThere(url);
    const cache = isOfSession || taking.owner !== null ? privateTakenCache : takenCache;
    await shelf.put(taking, { url, cache, answer: answer.clone() });
    return answer;
  };
}

/** Who is asked elsewhere need not know of headers of ours. */
function markedAsTaking(request: Request): Request {
  const marked = request.clone();
  if (new URL(request.url).origin === location.origin) marked.headers.set(takingHeader, '1');
  return marked;
}
