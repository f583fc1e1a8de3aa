/** Nothing is to be had at an address; the rest goes on without it. */
export class NotThere extends Error {
  override readonly name: string = 'NotThere';
}

/** Whoever answers has a page for every address, as static hosts do: of data it knows nothing. */
export class PageInstead extends NotThere {
  override readonly name: string = 'PageInstead';
}

/** @param mostTries after so many without any answer it counts as not there; without it nobody gives up */
export type PoliteAsking = (request: () => Request, mostTries?: number) => Promise<Response>;

/** What somebody waits for who waits: a network, a shop that answers, or what the pages of the shop need beside their data. */
export type WaitingFor = 'network' | 'shop' | 'pages' | null;

interface PolitenessOptions {
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
  /** Resolves when there is a network; rejects when the signal ends it. */
  untilOnline: (signal: AbortSignal) => Promise<void>;
  isOnline: () => boolean;
  /** Whether the shop itself gives an answer, whatever else gives pages. */
  isShopAnswering: () => Promise<boolean>;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  onWaiting: (waitingFor: WaitingFor) => void;
}

/** Milliseconds before the second attempt, twice as many before each next one, and at most. */
const firstPauseMs = 2_000;
const longestPauseMs = 300_000;

/**
 * Asks until there is an answer: waits for a network, and as long as the server asks to; what one question has to wait for, all wait
 * for. One that breaks off is none, and no page in its place, as a network gives that wants a login (decision 50); a page that is given
 * twice while the shop itself answers will never be anything else.
 * @returns all of an answer with 200 or 304, or one nobody may look into. @throws {NotThere} {@link PageInstead}, or why the signal ended it
 */
export function createPoliteAsking(options: PolitenessOptions): PoliteAsking {
  const { fetch, signal, untilOnline, isOnline, isShopAnswering, pause, now, onWaiting } = options;
  let notBefore = 0;
  let troubles = 0;
  const wait = async (): Promise<void> => {
    if (!isOnline()) {
      onWaiting('network');
      await untilOnline(signal);
      notBefore = 0;
    }
    while (notBefore > now()) {
      onWaiting('shop');
      await pause(notBefore - now(), signal);
    }
    onWaiting(null);
  };
  const putOff = (askedMs: number): void => {
    troubles += 1;
    const pauseMs = Math.min(firstPauseMs * 2 ** (troubles - 1), longestPauseMs);
    notBefore = Math.max(notBefore, now() + Math.max(pauseMs, askedMs));
  };
  const askOnce = async (request: Request): Promise<Response | undefined> => {
    signal.throwIfAborted();
    const answer = await fetch(request, { signal })
      .then(withWholeBody)
      .catch(() => undefined);
    signal.throwIfAborted();
    return answer;
  };
  const askTwiceForPage = async (request: () => Request): Promise<Response | undefined> => {
    const first = await askOnce(request());
    if (!isPage(first) || !(await isShopAnswering())) return first;
    // Whoever wanted a login may have been given it meanwhile.
    const second = await askOnce(request());
    if (isPage(second)) throw new PageInstead();
    return second;
  };
  return async (request, mostTries = Infinity) => {
    for (let tries = 1; ; tries += 1) {
      await wait();
      const answer = await askTwiceForPage(request);
      if (answer && isAnswered(answer)) {
        troubles = 0;
        return answer;
      }
      if (answer && isRefused(answer)) throw isDocument(answer) ? new PageInstead() : new NotThere();
      if (!answer && tries >= mostTries && isOnline()) throw new NotThere();
      putOff(answer ? askedPause(answer.headers, now()) : 0);
    }
  };
}

/** @throws where it breaks off. What is read to its end need not lie in memory. */
async function withWholeBody(answer: Response): Promise<Response> {
  const { status, headers, type } = answer;
  if (status !== 200 || type === 'opaque' || isPage(answer)) return answer;
  return new Response(await answer.blob(), { status, headers });
}

/** Nothing that is taken along is a page: pages are taken along by their data. */
const isPage = (answer: Response | undefined): boolean => answer?.status === 200 && isDocument(answer);

/** For somebody to read: HTML, or what file stores say in XML. */
const isDocument = ({ headers }: Response): boolean => {
  const isFile = headers.get('content-disposition')?.startsWith('attachment') === true;
  return !isFile && /html|\/xml/i.test(headers.get('content-type') ?? '');
};

const isAnswered = (answer: Response): boolean =>
  (answer.status === 200 && !isPage(answer)) || answer.status === 304 || answer.type === 'opaque';

const isRefused = (answer: Response): boolean =>
  !isPage(answer) && answer.status < 500 && answer.status !== 429 && answer.status !== 408;

/** Milliseconds that a server asks to wait; its header holds seconds or a moment. */
function askedPause(headers: Headers, now: number): number {
  const header = headers.get('retry-after') ?? '';
  if (header === '') return 0;
  const seconds = Number(header);
  const asked = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(asked) ? Math.max(0, asked) : 0;
}
