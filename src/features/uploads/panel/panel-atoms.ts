import { atom } from 'jotai';
import { nothingTold, type ToldNews } from './queue-news.ts';
import type { UploadBatch } from './upload-batch.ts';
import type { UploadPace } from './upload-pace.ts';

// The panel lives through changes of the page around it, which mounts it anew: what it knows stays here.

export const batchAtom = atom<UploadBatch>(new Set<string>());

/** Null while nothing moves. */
export const paceAtom = atom<UploadPace | null>(null);

export const toldNewsAtom = atom<ToldNews>(nothingTold);

export const isUnfoldedAtom = atom(false);
