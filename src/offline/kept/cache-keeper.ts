import { bytesOfAll, limitsOf, whatGoes, type KeptKind, type KeptNote } from './kept-kinds.ts';
import type { KeptNotes } from './kept-notes.ts';
import { mostPadded, presetRoomBytes, roomFor, type StorageFigures } from './kept-room.ts';
import { allKinds, loadStock, orElse, type KeptStock, type OpenCache } from './kept-stock.ts';

/** What was put into a cache. */
export type StoredEntry = Pick<KeptNote, 'url' | 'bytes' | 'thing'>;

/** Holds what was seen within its limits; never rejects, for a page is not to break for it. */
export interface CacheKeeper {
  /** Notes what was put into a cache, and takes out what is too much of its kind then. */
  stored(kind: KeptKind, ...entries: readonly StoredEntry[]): Promise<void>;
  /** Notes that something was given to a page. */
  used(kind: KeptKind, url: string): Promise<void>;
  /** All of these kinds were deleted. */
  forgotten(kinds: readonly KeptKind[]): Promise<void>;
  /** How much may be kept in all, in bytes, as the shop's owner says. */
  limitTo(bytes: number): Promise<void>;
  /** There is no room left at all: of every kind the less recently used half goes, of what always stays what is beyond that. */
  halve(): Promise<void>;
  /** Brings notes and caches together, which differ when a worker was ended between two steps, or by what an older one kept. */
  takeStock(): Promise<void>;
}

interface KeeperOptions {
  notes: KeptNotes;
  openCache: OpenCache;
  estimate: () => Promise<StorageFigures>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A use is written down no more often; milliseconds. */
const usePauseMs = 10 * 60_000;

/** Nobody may look into what other hosts send; so much is counted for each, as much as a picture of a product has. */
const opaqueBytes = 90_000;

/** How large an answer is, which is read for it. */
export async function sizeOfAnswer(answer: Response): Promise<number> {
  return answer.type === 'opaque' ? opaqueBytes : (await answer.blob()).size;
}

/** @returns the one keeper of a worker's caches */
export function createCacheKeeper({ notes, openCache, estimate, now }: KeeperOptions): CacheKeeper {
  let loading: Promise<KeptStock> | undefined;
  const stock = (): Promise<KeptStock> => (loading ??= loadStock(notes, openCache));
  const room = createRoom({ notes, estimate, now });

  const trim = async (all: KeptStock, kind: KeptKind): Promise<void> => {
    const { share, sharedWith, isPadded } = limitsOf(kind);
    const together = (await room.bytes(all.bytes())) * share;
    const bytes = Math.max(together / 4, together - (sharedWith ? bytesOfAll(all.of(sharedWith)) : 0));
    const most = isPadded ? room.mostPadded() : Infinity;
    await all.takeOut(kind, whatGoes(all.of(kind), kind, { bytes, most }, now()));
  };

  return {
    stored: async (kind, ...entries) => {
      const all = await stock();
      const noteOf = (entry: StoredEntry): KeptNote => ({ ...entry, kind, usedAt: now() });
      await all.note(...entries.map(noteOf));
      await trim(all, kind);
    },
    used: async (kind, url) => {
      const all = await stock();
      const before = all.find(kind, url);
      if (before && now() - before.usedAt > usePauseMs) await all.note({ ...before, usedAt: now() });
    },
    forgotten: async (kinds) => {
      const all = await stock();
      for (const kind of kinds) await all.forget(kind, all.of(kind));
    },
    limitTo: async (bytes) => {
      if (!(await room.want(bytes))) return;
      const all = await stock();
      for (const kind of allKinds) await trim(all, kind);
    },
    halve: async () => {
      const all = await stock();
      room.askAgain();
      for (const kind of allKinds) {
        const own = all.of(kind);
        await all.takeOut(kind, whatGoes(own, kind, { bytes: bytesOfAll(own) / 2 }, now()));
      }
    },
    takeStock: async () => {
      const all = await stock();
      for (const kind of allKinds) {
        await orElse(compare(all, kind, { openCache, now }), undefined);
        await trim(all, kind);
      }
    },
  };
}

/** What may be kept in all. */
function createRoom({ notes, estimate, now }: Pick<KeeperOptions, 'notes' | 'estimate' | 'now'>) {
  let loading: Promise<number> | undefined;
  const loadWanted = async (): Promise<number> => (await orElse(notes.loadWanted(), undefined)) ?? presetRoomBytes;
  let figures: StorageFigures = {};
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    bytes: async (kept: number): Promise<number> => {
      const wanted = await (loading ??= loadWanted());
      if (now() - askedAt > estimateMs) {
        askedAt = now();
        figures = await orElse(estimate(), {});
      }
      return roomFor(wanted, kept, figures);
    },
    /** @returns whether that is something else than before */
    want: async (bytes: number): Promise<boolean> => {
      if ((await (loading ??= loadWanted())) === bytes) return false;
      loading = Promise.resolve(bytes);
      await orElse(notes.saveWanted(bytes), undefined);
      return true;
    },
    mostPadded: (): number => mostPadded(figures),
    askAgain: (): void => {
      askedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** So long an estimate of the browser is believed, which it takes its time for; milliseconds. */
const estimateMs = 30_000;

async function compare(
  all: KeptStock,
  kind: KeptKind,
  { openCache, now }: Pick<KeeperOptions, 'openCache' | 'now'>,
): Promise<void> {
  const cache = await openCache(kind);
  const stored = new Set(cache ? (await cache.keys()).map(({ url }) => url) : []);
  await all.forget(
    kind,
    all.of(kind).filter(({ url }) => !stored.has(url)),
  );
  if (!cache) return;
  for (const url of stored) {
    const answer = all.find(kind, url) ? undefined : await cache.match(url, { ignoreVary: true });
    if (answer) await all.note({ kind, url, bytes: await sizeOfAnswer(answer), usedAt: now() });
  }
}
