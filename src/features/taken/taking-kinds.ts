import { atom, type WritableAtom } from 'jotai';
import type { TakingPart } from '#offline/taken/bring-taking.ts';
import type { Taking, TakingKind } from '#offline/taken/taking.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** What a kind of taking needs to say what belongs to it. */
export interface PartsRequest {
  readonly taking: Taking;
  /** Its answers are taken along too. */
  readonly api: StoreApi;
}

/** Says what one kind of taking begins with. */
export type PartsOf = WritableAtom<null, [PartsRequest], Promise<readonly TakingPart[]>>;

/** Every kind of thing that can be taken along. */
export type TakingKinds = ReadonlyMap<TakingKind, PartsOf>;

/** Empty until what was taken along is looked after on this page. */
export const takingKindsAtom = atom<TakingKinds>(new Map());
