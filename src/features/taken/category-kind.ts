import { atom } from 'jotai';
import { categoryParts } from '#offline/taken/page-parts.ts';
import { pagesOfDevice } from './page-address.ts';
import type { PartsOf } from './taking-kinds.ts';

/** A category: every page of its listing with its products. */
export const categoryPartsAtom: PartsOf = atom(null, async (_get, _set, { taking: { path } }) =>
  categoryParts(pagesOfDevice(path), path),
);
