import { atom } from 'jotai';
import { listFolderThroughAtom } from '#features/downloads/list-folder-through.ts';
import { orderCodeOf } from '#features/orders/code-in-link.ts';
import { readOrderToTakeAtom } from '#features/orders/order-to-take.ts';
import { orderParts } from '#features/taken/order-parts.ts';
import type { PartsOf } from '#features/taken/taking-kinds.ts';

/** An order as it is now, with its papers, its files and the pages of its articles. */
export const orderPartsAtom: PartsOf = atom(null, async (_get, set, { taking: { path }, api, fetch }) =>
  orderParts({
    path,
    read: () => set(readOrderToTakeAtom, api, orderCodeOf(path) ?? ''),
    listFolder: (folderId) => set(listFolderThroughAtom, folderId, fetch),
  }),
);
