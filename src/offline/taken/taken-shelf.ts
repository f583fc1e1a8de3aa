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

/** Puts what is taken along into its caches, and takes it out again when nothing holds it. */
export interface TakenShelf {
  /** An answer that is part of it from an earlier round or of another taking, with its note. */
  find(url: string): Promise<{ entry: TakenEntry; answer: Response } | undefined>;
  /** @throws {NoRoom} {@link TakingRemoved} */
  put(taking: Taking, what: Put): Promise<void>;
  /** The answer is as it was. @throws {TakingRemoved} */
  keep(taking: Taking, entry: TakenEntry, broughtAt: number): Promise<void>;
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

export function createTakenShelf({ notes, openCache, estimate, makeRoom, now }: ShelfOptions): TakenShelf {
  const hasRoom = watchRoom(estimate, now);
  const deleteAll = async (going: readonly TakenEntry[]): Promise<void> => {
    for (const { cache, url } of going) await (await openCache(cache)).delete(url, { ignoreVary: true });
  };
  const putAway = async (cache: string, url: string, answer: Response): Promise<void> => {
    if (!(await hasRoom())) throw new NoRoom(url);
    await (await openCache(cache)).put(url, answer);
  };
  const holdOrDelete = async (taking: Taking, entry: Omit<TakenEntry, 'holders'>): Promise<void> => {
    if (await notes.hold(taking, entry)) return;
    if ((await notes.find(entry.url)) === undefined) await (await openCache(entry.cache)).delete(entry.url);
    throw new TakingRemoved(taking.id);
  };
  return {
    find: async (url) => {
      const entry = await notes.find(url);
      const answer = entry && (await (await openCache(entry.cache)).match(url, { ignoreVary: true }));
      return answer && { entry, answer };
    },
    put: async (taking, { url, cache, answer, thing }) => {
      const kept = bare(answer);
      const spare = spareOf(kept);
      try {
        await putAway(cache, url, kept);
      } catch (error) {
        if (!isWantOfRoom(error)) throw error;
        await makeRoom();
        await putAway(cache, url, await spare.again()).catch((again: unknown) => {
          throw isWantOfRoom(again) ? new NoRoom(url, { cause: again }) : again;
        });
      }
      const tag = answer.headers.get('etag');
      const bytes = await spare.bytes;
      await holdOrDelete(taking, { url, cache, bytes, tag, broughtAt: now(), ...(thing && { thing }) });
    },
    keep: (taking, { url, cache, bytes, tag, thing }, broughtAt) =>
      holdOrDelete(taking, { url, cache, bytes, tag, broughtAt, ...(thing && { thing }) }),
    complete: async (taking) => deleteAll(await notes.release(taking)),
    remove: async (id) => deleteAll(await notes.remove(id)),
  };
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

/** How large an answer is, and once more the same; read while it is put away, for what waits in between lies in memory. */
function spareOf(answer: Response): { bytes: Promise<number>; again: () => Promise<Response> } {
  const copy = answer.clone();
  if (answer.type === 'opaque') return { bytes: sizeOfAnswer(answer), again: async () => copy };
  const body = copy.blob();
  // Whoever puts it away is told.
  body.catch(() => undefined);
  return {
    bytes: body.then(({ size }) => size),
    again: async () => new Response(await body, { headers: answer.headers }),
  };
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
