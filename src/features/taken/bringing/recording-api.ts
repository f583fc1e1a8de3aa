import { postKey } from '#offline/post-key.ts';
import { NotThere, type PoliteAsking } from '#offline/taken/ask-politely.ts';
import { privateTakenCache, takenCache, takingHeader } from '#offline/taken/taken-names.ts';
import type { TakenShelf } from '#offline/taken/taken-shelf.ts';
import type { Taking } from '#offline/taken/taking.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { durableToken } from '#platform/persistence/durable-token.ts';
import type { Shell } from '#platform/session/shell.ts';
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts';

interface RecordingOptions {
  taking: Taking;
  shelf: Pick<TakenShelf, 'find' | 'keep' | 'put'>;
  ask: PoliteAsking;
}

/** Papers and files: what once was made stays as it is. */
const lasting = /\/store-api\/(?:document|order)\/download\/|[?&]alt=media(?:&|$)/;

/**
 * The Store API as pages ask it, of which every answer is taken along: under the address at which the worker looks for it when the same
 * call is made without a network. What a session is answered is for that session alone, what belongs to somebody for them alone.
 */
export function recordingApi(
  { configuration, languageIds, locale }: Pick<Shell, 'configuration' | 'languageIds' | 'locale'>,
  recording: RecordingOptions,
): StoreApi {
  const record = recorder(recording);
  return createStoreApi({
    endpoint: configuration.shopwareEndpoint,
    accessKey: configuration.shopwareAccessToken,
    languageId: languageIds[locale],
    token: durableToken(contextToken),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const session = request.headers.get('sw-context-token') ?? '';
      return record(request, (await postKey(request, session)).url, session !== '');
    },
    // It waits for a network, and as long as the shop asks to.
    timeoutMs: 24 * 60 * 60 * 1000,
  });
}

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
      await shelf.keep(taking, known.entry, known.entry.broughtAt);
      return known.answer;
    }
    // Who is asked elsewhere need not know of headers of ours.
    const isOwn = new URL(request.url).origin === location.origin;
    if (isOwn) request.headers.set(takingHeader, '1');
    const answer = await ask(() => request.clone());
    if (answer.status !== 200) throw new NotThere(url);
    const cache = isOfSession || taking.owner !== null ? privateTakenCache : takenCache;
    await shelf.put(taking, { url, cache, answer: answer.clone() });
    return answer;
  };
}
