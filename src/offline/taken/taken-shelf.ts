import { sizeOfAnswer } from '../kept/cache-keeper.ts';
import type { SeenThing } from '../kept/seen-thing.ts';
import type { TakenEntry, TakenNotes } from './taken-notes.ts';
import type { Taking } from './taking.ts';

/** The device has no room left for what is taken along. What came before stays. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** The taking was removed while it was brought. */
export class TakingRemoved extends Error {
  override readonly name = 'TakingRemoved';
}

/** What is put on the shelf beside the answer itself. */
interface Put {
  readonly url: string;
  readonly cache: string;
  readonly answer: Response;
  readonly thing?: SeenThing | undefined;
}

/** An answer that lies on the shelf, with its note. */
interface Found {
  readonly entry: TakenEntry;
  readonly answer: Response;
}

/** Puts what is taken along into its caches, and takes it out again when nothing holds it. */
export interface TakenShelf {
  /** An answer that is part of it from an earlier round or of another taking. */
  find(url: string): Promise<Found | undefined>;
  /** @throws {NoRoom} {@link TakingRemoved} */
  put(taking: Taking, what: Put): Promise<void>;
  /** What was found is as it was; nothing of its answer is read. @throws {TakingRemoved} */
  keep(taking: Taking, found: Found, broughtAt: number): Promise<void>;
  /** All of it is here: what is no part of it any more goes. */
  complete(taking: Taking): Promise<void>;
  remove(id: string): Promise<void>;
}

interface ShelfOptions {
  notes: TakenNotes;
  openCache: (name: string) => Promise<Pick<Cache, 'delete' | 'match' | 'put'>>;
  estimate: () => Promise<Pick<StorageEstimate, 'quota' | 'usage'>>;
  /** What was merely seen makes room. */
  makeRoom: () => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Headers that whoever reads an answer later needs. */
const keptHeaders = ['content-type', 'content-disposition', 'date', 'etag'];

/** While one tab takes answers out, nobody notes that they are here. */
const turnName = 'notenfalz-taken-shelf';

export function createTakenShelf({ notes, openCache, estimate, makeRoom, now }: ShelfOptions): TakenShelf {
  const hasRoom = watchRoom(estimate, now);
  const takeOut = (release: () => Promise<readonly Pick<TakenEntry, 'cache' | 'url'>[]>): Promise<void> =>
    inTurn('exclusive', async () => {
      for (const { cache, url } of await release()) await (await openCache(cache)).delete(url, { ignoreVary: true });
    });
  const putAway = async (cache: string, url: string, answer: Response): Promise<void> => {
    if (!(await hasRoom())) throw new NoRoom(url);
    await (await openCache(cache)).put(url, answer);
  };
  /** @param again the same answer, where somebody has taken it out before it was noted */
  const hold = async (taking: Taking, entry: Omit<TakenEntry, 'holders'>, again: () => Response): Promise<void> => {
    const { cache: name, url } = entry;
    const isHeld = await inTurn('shared', async () => {
      const cache = await openCache(name);
      if (!(await cache.match(url, { ignoreVary: true }))) await cache.put(url, again());
      return notes.hold(taking, entry);
    });
    if (isHeld) return;
    await takeOut(async () => ((await notes.find(url)) === undefined ? [entry] : []));
    throw new TakingRemoved(taking.id);
  };
  return {
    find: async (url) => {
      const entry = await notes.find(url);
      const answer = entry && (await (await openCache(entry.cache)).match(url, { ignoreVary: true }));
      return answer && { entry, answer };
    },
    put: async (taking, { url, cache, answer, thing }) => {
      const { bytes, again } = await copiesOf(bare(answer));
      try {
        await putAway(cache, url, again());
      } catch (error) {
        if (!isWantOfRoom(error)) throw error;
        await makeRoom();
        await putAway(cache, url, again()).catch((cause: unknown) => {
          throw isWantOfRoom(cause) ? new NoRoom(url, { cause }) : cause;
        });
      }
      const tag = answer.headers.get('etag');
      await hold(taking, { url, cache, bytes, tag, broughtAt: now(), ...(thing && { thing }) }, again);
    },
    keep: (taking, { entry: { holders: _before, ...entry }, answer }, broughtAt) =>
      hold(taking, { ...entry, broughtAt }, () => answer.clone()),
    complete: (taking) => takeOut(() => notes.release(taking)),
    remove: (id) => takeOut(() => notes.remove(id)),
  };
}

/** Those who note go side by side, who takes out goes alone: over all tabs, where the browser knows of such turns. */
function inTurn<Result>(mode: LockMode, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(turnName, { mode }, work) : work();
}

const isWantOfRoom = (error: unknown): boolean =>
  error instanceof NoRoom || (error instanceof DOMException && error.name === 'QuotaExceededError');

/** The answer without what belonged to its way here. Nobody may look into what other hosts send. */
function bare(answer: Response): Response {
  if (answer.type === 'opaque') return answer;
  const headers = keptHeaders.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(answer.body, { headers });
}

/** How large an answer is, and as often as wanted the same. What was read to its end need not lie in memory. */
async function copiesOf(answer: Response): Promise<{ bytes: number; again: () => Response }> {
  if (answer.type === 'opaque') return { bytes: await sizeOfAnswer(answer), again: () => answer.clone() };
  const body = await answer.blob();
  return { bytes: body.size, again: () => new Response(body, { headers: answer.headers }) };
}

/** Left free for uploads, cart and jobs; bytes. Where the browser grants little, a share of that. */
const reserveBytes = 50 * 1024 * 1024;
const shareOfReserve = 0.1;

/** So long an estimate of the browser is believed; milliseconds. */
const estimateMs = 10_000;

/** Whether something may still be put away without taking the room of uploads. */
function watchRoom(estimate: ShelfOptions['estimate'], now: () => number): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let last = true;
  return async () => {
    // What was full may have been emptied meanwhile.
    if (last && now() - askedAt <= estimateMs) return last;
    askedAt = now();
    const { quota, usage } = await estimate().catch((): StorageEstimate => ({}));
    last = quota === undefined || usage === undefined || quota - usage > Math.min(reserveBytes, shareOfReserve * quota);
    return last;
  };
}
