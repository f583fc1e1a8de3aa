import type { SeenThing } from './seen-thing.ts';

interface KeptLimits {
  /** As many of them, the least recently used first to go. */
  readonly entries: number;
  /** Unused for so long, they go. */
  readonly days: number;
  /** Of all that is kept, in bytes. */
  readonly share: number;
  /** Older than this they are not shown any more. */
  readonly usableDays?: number;
  /** The share is that of two kinds together: what the other one has taken is not there for this one, except for a quarter. */
  readonly sharedWith?: 'pictures' | 'foreign-pictures';
  /** Browsers count each as larger than it is. */
  readonly isPadded?: true;
  /** So much of it stays however little room there is, in bytes. */
  readonly least?: number;
}

/** What the worker keeps of what was seen, by the name of its cache. The shares make one whole, those of pictures counted once. */
export const keptKinds = {
  'menu-pages': { entries: 150, days: 30, share: 0.04 },
  // A page beyond them opens from its payload, which takes half of it.
  pages: { entries: 300, days: 30, share: 0.07 },
  // Some are asked for by a finger that only rests on a link; two thousand are to be those that were seen. With the menus of a
  // large shop each takes 100 KB.
  'page-payloads': { entries: 2500, days: 30, share: 0.43 },
  // A shop has its pictures on its own host or on another.
  pictures: { entries: 10_000, days: 60, share: 0.36, sharedWith: 'foreign-pictures' },
  'foreign-pictures': { entries: 2500, days: 60, share: 0.36, sharedWith: 'pictures', isPadded: true },
  // Without its build nothing of the shop can be shown, what was taken along neither. All of one version takes 4.5 MB, with what draws
  // PDFs, and 6.7 MB once every file of its packs was used.
  'build-files': { entries: 700, days: 60, share: 0.04, least: 7_000_000 },
  'catalogue-answers': { entries: 600, days: 7, share: 0.03, usableDays: 7 },
  // So long a customer who is on the way sees the last orders; the shop's session may have ended before.
  'private-answers': { entries: 60, days: 7, share: 0.01, usableDays: 7 },
  'private-files': { entries: 60, days: 7, share: 0.02, usableDays: 7 },
} as const satisfies Record<string, KeptLimits>;

export type KeptKind = keyof typeof keptKinds;

/** The same as a list, with every limit there may be. */
export const limitsOf = (kind: KeptKind): KeptLimits => keptKinds[kind];

const dayMs = 24 * 60 * 60 * 1000;

/** Something the worker keeps. */
export interface KeptNote {
  readonly kind: KeptKind;
  readonly url: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
  /** What a page shows that has a name. */
  readonly thing?: SeenThing;
}

/**
 * Which of one kind are to go: those nobody used for long, then the least recently used beyond the number and the bytes.
 * One that is larger than all may be goes itself, and does not take the others with it.
 * @param room all of the kind may take, in bytes, unless more of it always stays; and where less than its own number fits, how many
 * @param now milliseconds since 1970
 */
export function whatGoes(
  notes: readonly KeptNote[],
  kind: KeptKind,
  room: { bytes: number; most?: number },
  now: number,
): readonly KeptNote[] {
  const { days, least = 0, ...limits } = limitsOf(kind);
  const { most = Infinity } = room;
  const bytes = Math.max(room.bytes, least);
  const entries = Math.min(limits.entries, most);
  const isOut = (note: KeptNote): boolean => note.bytes > bytes || now - note.usedAt > days * dayMs;
  const staying = notes.filter((note) => !isOut(note));
  const gone = staying.length < notes.length ? notes.filter(isOut) : [];
  if (staying.length <= entries && bytesOfAll(staying) <= bytes) return gone;
  let sum = 0;
  const beyond = staying
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .filter((note, index) => {
      sum += note.bytes;
      return index >= entries || sum > bytes;
    });
  return [...gone, ...beyond];
}

export const bytesOfAll = (notes: readonly KeptNote[]): number => notes.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether an answer of this kind may still be shown, by the moment its server gave it. */
export function isUsable(kind: KeptKind, { headers }: Response, now: number): boolean {
  const { usableDays } = limitsOf(kind);
  const given = Date.parse(headers.get('date') ?? '');
  return usableDays === undefined || Number.isNaN(given) || now - given <= usableDays * dayMs;
}
