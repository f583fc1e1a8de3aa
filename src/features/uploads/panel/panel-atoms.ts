import { atom } from 'jotai';
import { nothingTold, type ToldNews } from './queue-news.ts';
import { keepToldFailures, readToldFailures } from './told-failures.ts';
import type { UploadBatch } from './upload-batch.ts';
import type { UploadPace } from './upload-pace.ts';

// The panel lives through changes of the page around it, which mounts it anew: what it knows stays here.

export const batchAtom = atom<UploadBatch>(new Set<string>());

/** Null while nothing moves. */
export const paceAtom = atom<UploadPace | null>(null);

const latestToldAtom = atom<ToldNews | null>(null);

/** What failed is told once, not with every document anew (A11Y-23). */
export const toldNewsAtom = atom(
  (get): ToldNews => get(latestToldAtom) ?? { ...nothingTold, failed: readToldFailures() },
  (_get, set, told: ToldNews) => {
    keepToldFailures(told.failed);
    set(latestToldAtom, told);
  },
);

export const isUnfoldedAtom = atom(false);
