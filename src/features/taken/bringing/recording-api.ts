import { postKey } from '#offline/post-key.ts';
import { privateTakenCache, takenCache, takingHeader } from '#offline/taken/taken-names.ts';
import type { TakenShelf } from '#offline/taken/taken-shelf.ts';
import type { Taking } from '#offline/taken/taking.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { durableToken } from '#platform/persistence/durable-token.ts';
import type { Shell } from '#platform/session/shell.ts';
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts';

interface RecordingOptions {
  shell: Pick<Shell, 'configuration' | 'languageIds' | 'locale'>;
  taking: Taking;
  shelf: Pick<TakenShelf, 'put'>;
  ask: (request: () => Request) => Promise<Response>;
}

/**
 * The Store API as pages ask it, of which every answer is taken along: under the address at which the worker looks for it when the same
 * call is made without a network. What a session is answered is for that session alone.
 */
export function recordingApi({ shell, taking, shelf, ask }: RecordingOptions): StoreApi {
  const record = async (request: Request): Promise<Response> => {
    const session = request.headers.get('sw-context-token') ?? '';
    const { url } = await postKey(request, session);
    // Who is asked elsewhere need not know of headers of ours.
    if (new URL(request.url).origin === location.origin) request.headers.set(takingHeader, '1');
    const answer = await ask(() => request.clone());
    const cache = session === '' ? takenCache : privateTakenCache;
    await shelf.put(taking, { url, cache, answer: answer.clone() });
    return answer;
  };
  return createStoreApi({
    endpoint: shell.configuration.shopwareEndpoint,
    accessKey: shell.configuration.shopwareAccessToken,
    languageId: shell.languageIds[shell.locale],
    token: durableToken(contextToken),
    fetch: (input, init) => record(new Request(input, init)),
    // It waits for a network, and as long as the shop asks to.
    timeoutMs: 24 * 60 * 60 * 1000,
  });
}
