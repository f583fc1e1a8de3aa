import { tokenHeader } from '#store-api/store-api-call.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** So long an answer to what was asked ahead counts as one of now, in milliseconds; a slow line takes that long to bring the page. */
const youthMs = 20_000;

export interface AnswersAhead {
  /** The same `fetch`, which takes the answer to a question that the document has asked already, once. */
  fetch: typeof globalThis.fetch;
  /** The same Store API: after a change, answers from before are none. */
  forgetting: (api: StoreApi) => StoreApi;
}

/** What the document of this page has asked the shop ahead (`askAhead`), for the client of the Store API. */
export function takeAnswersAhead(fetch: typeof globalThis.fetch, page: Window = window): AnswersAhead {
  const isYoung = (): boolean => performance.now() < youthMs;
  const take = async (request: Request): Promise<Response | undefined> => {
    const asked = page.askedAhead ?? [];
    const { method, url } = request;
    const found = asked.find((call) => call.method === method && call.url === url);
    if (!found || !isYoung() || found.token !== request.headers.get(tokenHeader)) return undefined;
    if ((found.body ?? '') !== (await request.clone().text())) return undefined;
    const index = asked.indexOf(found);
    if (index === -1) return undefined;
    asked.splice(index, 1);
    // It may have failed because it was early: then it is asked for like everything else.
    return found.answer.catch(() => undefined);
  };
  return {
    fetch: async (input, init) =>
      (input instanceof Request && page.askedAhead && (await take(input))) || fetch(input, init),
    forgetting: (api) => ({
      ...api,
      send: (call) => {
        if (call.kind === 'change') delete page.askedAhead;
        return api.send(call);
      },
    }),
  };
}
