import { keptKinds, type KeptKind, type KeptNote } from './kept-kinds.ts';
import type { KeptNotes } from './kept-notes.ts';

/** What is kept, as it is noted. What cannot be written down is known until the worker ends; nothing here ever rejects. */
export interface KeptStock {
  of(kind: KeptKind): readonly KeptNote[];
  find(kind: KeptKind, url: string): KeptNote | undefined;
  /** All kinds together. */
  bytes(): number;
  note(...notes: readonly KeptNote[]): Promise<void>;
  /** Takes the notes alone. */
  forget(kind: KeptKind, going: readonly KeptNote[]): Promise<void>;
  /** Takes entries out of their cache, and their notes. */
  takeOut(kind: KeptKind, going: readonly KeptNote[]): Promise<void>;
}

/** Opens a browser's cache by its name; undefined where there is none: looking makes no cache. */
export type OpenCache = (name: string) => Promise<Pick<Cache, 'delete' | 'keys' | 'match'> | undefined>;

export const allKinds = Object.keys(keptKinds).filter((name): name is KeptKind => name in keptKinds);

/** Reads all notes once. */
export async function loadStock(notes: KeptNotes, openCache: OpenCache): Promise<KeptStock> {
  const known = new Map(allKinds.map((kind) => [kind, new Map<string, KeptNote>()]));
  let bytes = 0;
  const set = (note: KeptNote): void => {
    const own = known.get(note.kind);
    bytes += note.bytes - (own?.get(note.url)?.bytes ?? 0);
    own?.set(note.url, note);
  };
  for (const note of await orElse(notes.loadAll(), [])) set(note);
  const of = (kind: KeptKind): readonly KeptNote[] => [...(known.get(kind)?.values() ?? [])];

  const forget = async (kind: KeptKind, going: readonly KeptNote[]): Promise<void> => {
    if (going.length === 0) return;
    for (const note of going) if (known.get(kind)?.delete(note.url) === true) bytes -= note.bytes;
    await orElse(notes.drop(going), undefined);
  };

  return {
    of,
    find: (kind, url) => known.get(kind)?.get(url),
    bytes: () => bytes,
    note: async (...added) => {
      for (const note of added) set(note);
      await orElse(notes.save(added), undefined);
    },
    forget,
    takeOut: async (kind, going) => {
      const takeOut = async (): Promise<void> => {
        const cache = await openCache(kind);
        if (cache) await Promise.all(going.map(({ url }) => cache.delete(url, { ignoreVary: true })));
      };
      if (going.length > 0) await orElse(takeOut(), undefined);
      await forget(kind, going);
    },
  };
}

/** What the browser refuses (no database, no room for a note) is no reason to break what a page asked for. */
export async function orElse<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    console.warn('What is kept of the shop could not be looked after.', error);
    return otherwise;
  }
}
