import { atom } from 'jotai';

/**
 * Whether the uploads on record have been read, or cannot be: before that nobody can say that an upload is unknown.
 * Written once, at the start of a page.
 */
export const areUploadsReadAtom = atom(false);
