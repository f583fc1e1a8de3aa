/** Nothing is to be had at an address; the rest goes on without it. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** @param mostTries after so many without any answer it counts as not there; without it nobody gives up */
export type PoliteAsking = (request: () => Request, mostTries?: number) => Promise<Response>;

/** What somebody waits for who waits: a network, or a shop that answers. */
export type WaitingFor = 'network' | 'shop' | null;

interface PolitenessOptions {
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
  /** Resolves when there is a network; rejects when the signal ends it. */
  untilOnline: (signal: AbortSignal) => Promise<void>;
  isOnline: () => boolean;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  onWaiting: (waitingFor: WaitingFor) => void;
}

/** Milliseconds before the second attempt, twice as many before each next one, and at most. */
const firstPauseMs = 2_000;
const longestPauseMs = 300_000;

/**
 * Asks until there is an answer: waits for a network, and as long as the server asks to; what one question has to wait for, all wait
 * for. One that breaks off is none, and no page in its place, as a network gives that wants a login (decision 50).
 * @returns all of an answer with 200 or 304, or one nobody may look into. @throws {NotThere}, or why the signal ended it
 */
export function createPoliteAsking(options: PolitenessOptions): PoliteAsking {
  const { fetch, signal, untilOnline, isOnline, pause, now, onWaiting } = options;
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
  return async (request, mostTries = Infinity) => {
    for (let tries = 1; ; tries += 1) {
      await wait();
      signal.throwIfAborted();
      const asking = fetch(request(), { signal }).then(withWholeBody);
      const answer = await asking.catch(() => undefined);
      signal.throwIfAborted();
      if (answer && isAnswered(answer)) {
        troubles = 0;
        return answer;
      }
      if (answer ? isRefused(answer) : tries >= mostTries && isOnline()) throw new NotThere();
      putOff(answer ? askedPause(answer.headers, now()) : 0);
    }
  };
}

/** @throws where it breaks off, and for a page. What is read to its end need not lie in memory. */
async function withWholeBody(answer: Response): Promise<Response> {
  const { status, headers, type } = answer;
  if (status !== 200 || type === 'opaque') return answer;
  if (isPage(answer)) throw new TypeError('A page was given in the place of an answer.');
  return new Response(await answer.blob(), { status, headers });
}

/** Nothing that is taken along is a page: pages are taken along by their data. */
const isPage = ({ headers }: Response): boolean => {
  const isFile = headers.get('content-disposition')?.startsWith('attachment') === true;
  return !isFile && /html/i.test(headers.get('content-type') ?? '');
};

const isAnswered = ({ status, type }: Response): boolean => status === 200 || status === 304 || type === 'opaque';

const isRefused = ({ status }: Response): boolean => status < 500 && status !== 429 && status !== 408;

/** Milliseconds that a server asks to wait; its header holds seconds or a moment. */
function askedPause(headers: Headers, now: number): number {
  const header = headers.get('retry-after') ?? '';
  if (header === '') return 0;
  const seconds = Number(header);
  const asked = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(asked) ? Math.max(0, asked) : 0;
}
