import type { SeenThing } from '../kept/seen-thing.ts';
import { privateTakenCache, takenCache, takingHeader } from './taken-names.ts';
import { NotThere, PageInstead, type PoliteAsking } from './ask-politely.ts';
import { NoRoom, type TakenShelf, TakingRemoved } from './taken-shelf.ts';
import type { TakenAmounts, Taking } from './taking.ts';

/** Something that has to be brought. */
export interface TakingPart {
  /** Its address; of what is brought by a call, what nothing else is called. */
  readonly url: string;
  /** Brings it by a call that puts its answers away itself, as calls do that need a session or what a guest knows. */
  readonly call?: () => Promise<ReadPart>;
  /** Without it there is nothing of the rest, and what came before stays as it is. */
  readonly isNeeded?: boolean;
  /** Whether it counts in what the page says of the progress: an article, a file. */
  readonly counts: boolean;
  /** Never changes: it is asked for once. */
  readonly isLasting?: boolean;
  /** What it has to be for being kept; of what another host gives nobody may know. Anything without it. */
  readonly type?: 'image' | 'json';
  /** For whom the taking belongs to and nobody else. */
  readonly isPrivate?: boolean;
  /** What it shows and what else belongs to the taking, once it is here. */
  readonly read?: (answer: Response) => Promise<ReadPart>;
}

export interface ReadPart {
  readonly thing?: SeenThing | undefined;
  /** Belongs to this part: it counts as brought when they are. */
  readonly within?: readonly TakingPart[];
  readonly further?: readonly TakingPart[];
  /** How many parts count in all. */
  readonly count?: number;
  /** Nothing that is of use: it is not kept. */
  readonly isUseless?: boolean;
}

interface BringingOptions {
  taking: Taking;
  /** What it begins with. */
  parts: readonly TakingPart[];
  shelf: TakenShelf;
  ask: PoliteAsking;
  signal: AbortSignal;
  /** Of the shop. */
  origin: string;
  /** So many at a time. */
  atOnce: number;
  /** Ends early after so many questions, for another portion later. */
  mostQuestions?: number;
  now: () => number;
  onProgress: (progress: TakenAmounts) => void;
}

/** What came of a round, or of a portion of it. */
export interface Brought extends TakenAmounts {
  /** Whether there is nothing more to bring. */
  readonly isWhole: boolean;
}

/**
 * Brings everything of a taking that has not come since its round began. What cannot be had at all is left out.
 * @throws {NoRoom} {@link TakingRemoved}, {@link PageInstead} where data of pages are not to be had at all, or why the signal ended it
 */
export async function bringTaking(options: BringingOptions): Promise<Brought> {
  const { taking, parts, shelf, signal, atOnce, mostQuestions = Infinity, onProgress } = options;
  const bringPart = createBringing(options);
  const waiting = [...parts];
  const met = new Set(parts.map(({ url }) => url));
  let done = 0;
  let count: number | null = null;
  let questions = 0;
  let missing = 0;
  const meet = (further: readonly TakingPart[]): void => {
    for (const part of further) if (!met.has(part.url)) waiting.push(part);
    for (const { url } of further) met.add(url);
  };
  const bringWhole = async (part: TakingPart): Promise<void> => {
    signal.throwIfAborted();
    const { read, wasAsked, isMissing = false } = await bringPart(part);
    if (wasAsked) questions += 1;
    if (isMissing && isFile(part)) missing += 1;
    count = read.count ?? count;
    meet(read.further ?? []);
    for (const inner of read.within ?? []) await bringWhole(inner);
    if (part.counts && !isMissing) done += 1;
    onProgress({ done, count, missing });
  };
  await inPool(waiting, atOnce, () => questions >= mostQuestions, bringWhole);
  const isWhole = waiting.length === 0;
  if (isWhole) await shelf.complete(taking);
  return { isWhole, done, count: isWhole ? done : count, missing };
}

/** What belongs to somebody is a paper or a file, brought by a call or by its address. */
const isFile = ({ call, isPrivate = false }: TakingPart): boolean => call !== undefined || isPrivate;

interface BroughtPart {
  readonly read: ReadPart;
  readonly wasAsked: boolean;
  /** It is not to be had. */
  readonly isMissing?: boolean;
}

/** One part: what came in this round already is read from the shelf, what did not change is not sent again. */
function createBringing({ taking, shelf, ask, origin, now }: BringingOptions) {
  const requestFor = requestsTo(origin);
  const askFor = async (part: TakingPart, known: Awaited<ReturnType<TakenShelf['find']>>): Promise<ReadPart> => {
    const { url, isPrivate = false, read } = part;
    const request = (): Request => requestFor(part, known?.entry.tag ?? null);
    const answer = await ask(request, isPrivate ? mostTriesForFile : Infinity);
    if (known && answer.status === 304) {
      await shelf.keep(taking, known, now());
      return readOf(part, known.answer);
    }
    if (!isOfType(answer, part)) throw new NotThere(url);
    // Who reads nothing of it spares a large file a second copy in memory.
    const found = read ? await read(answer.clone()) : {};
    const cache = isPrivate ? privateTakenCache : takenCache;
    if (!found.isUseless) await shelf.put(taking, { url, cache, answer, thing: found.thing });
    return found;
  };
  return async (part: TakingPart): Promise<BroughtPart> => {
    const { url, isLasting = false } = part;
    if (part.call) return callFor(part, part.call);
    const known = await shelf.find(url);
    if (known && (isLasting || known.entry.broughtAt >= taking.roundAt)) {
      await shelf.keep(taking, known, known.entry.broughtAt);
      return { read: await readOf(part, known.answer), wasAsked: false };
    }
    try {
      return { read: await askFor(part, known), wasAsked: true };
    } catch (error) {
      // Who has a page in place of one's data has one in place of all.
      if (!(error instanceof NotThere) || (error instanceof PageInstead && part.type === 'json')) throw error;
      return { read: {}, wasAsked: true, isMissing: true };
    }
  };
}

const isOfType = ({ type: access, headers }: Response, { type }: TakingPart): boolean =>
  type === undefined || access === 'opaque' || (headers.get('content-type') ?? '').includes(type);

const readOf = async ({ read }: TakingPart, answer: Response): Promise<ReadPart> => (await read?.(answer)) ?? {};

/** @throws {NotThere} for what is needed */
async function callFor({ isNeeded = false }: TakingPart, call: () => Promise<ReadPart>): Promise<BroughtPart> {
  try {
    return { read: await call(), wasAsked: true };
  } catch (error) {
    const cause = causeOf(error);
    if (cause instanceof NotThere && !isNeeded) return { read: {}, wasAsked: true, isMissing: true };
    throw cause ?? error;
  }
}

/** What ended a call, below what the calls of the shop and of its files make of it. */
function causeOf(error: unknown): NotThere | NoRoom | TakingRemoved | undefined {
  if (error instanceof NotThere || error instanceof NoRoom || error instanceof TakingRemoved) return error;
  return error instanceof Error ? causeOf(error.cause) : undefined;
}

/** Another host that does not say that its files may be read answers nobody; it is not to hold up the rest. */
const mostTriesForFile = 4;

/** Pictures may lie with another host, which need not say that it may be asked; files are to be read. */
function requestsTo(origin: string): (part: TakingPart, tag: string | null) => Request {
  return ({ url, isPrivate = false }, tag) => {
    if (new URL(url).origin !== origin) return new Request(url, { mode: isPrivate ? 'cors' : 'no-cors' });
    const headers = new Headers({ [takingHeader]: '1' });
    if (tag !== null) headers.set('if-none-match', tag);
    return new Request(url, { headers, priority: 'low' });
  };
}

/** So many at a time, also of those that come up meanwhile; begins with no further one once one could not be brought. */
async function inPool<Item>(
  waiting: Item[],
  atOnce: number,
  isEnough: () => boolean,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const begin = (): void => {
    while (running.size < atOnce && !isEnough()) {
      const item = waiting.shift();
      if (item === undefined) return;
      const one = work(item).finally(() => running.delete(one));
      running.add(one);
    }
  };
  for (begin(); running.size > 0; begin()) await Promise.race(running);
}
