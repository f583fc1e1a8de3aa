import { createKeptPages, type Stopwatch } from '../kept/kept-pages.ts';

interface SharedAnswersOptions {
  ask: (request: Request) => Promise<Response>;
  /** Whether an answer is one that pages can be made of. */
  isUsable: (answer: Response) => boolean;
  isShopAway: () => boolean;
  now: Stopwatch;
  /** Changes with the shop's content; undefined where nobody can tell. */
  version?: (() => number) | undefined;
}

/** The menus: the same around every page of a language. */
const sharedCall = /\/store-api\/navigation\/(main|footer|service)-navigation\/\1-navigation$/;

/** Menus take some 10 kB each; more languages and menus than this nobody has. */
const maxBytes = 4_000_000;

interface SharedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: number;
  readonly lasting: boolean;
}

/**
 * Asks the shop once for what stands on every page, as long as a page is kept; everything else it asks each time.
 * @throws what asking throws
 */
export function createSharedAnswers({ ask, isUsable, isShopAway, now, version }: SharedAnswersOptions) {
  const keptAnswer = createKeptPages<SharedAnswer>({ maxBytes, now, version });
  return async (request: Request): Promise<Response> => {
    const { url, method, headers } = request;
    const { pathname } = new URL(url);
    if (method !== 'POST' || !sharedCall.test(pathname)) return ask(request);
    const body = await request.text();
    const askForAll = async () => {
      const answer = await ask(new Request(url, { method, headers, body }));
      const keep = isUsable(answer);
      const text = await answer.text();
      const { status, headers: sent } = answer;
      return { page: { status, headers: sent, text, bytes: 2 * text.length, lasting: true }, keep };
    };
    const key = [pathname, headers.get('sw-language-id'), body].join(' ');
    const { status, text, headers: sent } = await keptAnswer(key, askForAll, isShopAway);
    return new Response(text === '' ? null : text, { status, headers: sent });
  };
}
