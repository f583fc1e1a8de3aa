import { type Atom, atom, type WritableAtom } from 'jotai';
import type { TakingPart } from '#offline/taken/bring-taking.ts';
import type { Taking, TakingKind } from '#offline/taken/taking.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** What a kind of taking needs to say what belongs to it. */
export interface PartsRequest {
  readonly taking: Taking;
  /** Its answers are taken along too. */
  readonly api: StoreApi;
  /** Of what lies with the file storage; its answers are taken along too. */
  readonly fetch: typeof fetch;
}

/** Says what one kind of taking begins with. */
export type PartsOf = WritableAtom<null, [PartsRequest], Promise<readonly TakingPart[]>>;

/** One kind of thing that can be taken along. */
export interface TakingRules {
  readonly partsOf: PartsOf;
  /** Whether one of it may be brought on this page: what belongs to somebody, for them only. */
  readonly mayBringAtom: Atom<(taking: Taking) => boolean>;
}

/** Every kind of thing that can be taken along. */
export type TakingKinds = ReadonlyMap<TakingKind, TakingRules>;

/** Empty until what was taken along is looked after on this page. */
export const takingKindsAtom = atom<TakingKinds>(new Map());
