import { atom } from 'jotai';
import type { KnownUploads } from '#features/checkout/pending-uploads.ts';
import { uploadsAtom } from '#features/uploads/upload-atoms.ts';
import { areUploadsReadAtom } from '#features/uploads/uploads-read-atom.ts';

/** The upload queue as the checkout looks at it. */
export const knownUploadsAtom = atom((get): KnownUploads => (get(areUploadsReadAtom) ? get(uploadsAtom) : 'unread'));
