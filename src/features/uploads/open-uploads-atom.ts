import { atom } from 'jotai';
import { uploadsAtom } from './upload-atoms.ts';

/** How many uploads have not arrived yet, failed ones included: something is left to be done about them. */
export const openUploadsAtom = atom(
  (get) => get(uploadsAtom).filter(({ state }) => state !== 'success' && state !== 'canceled').length,
);
