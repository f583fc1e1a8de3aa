import { atom } from 'jotai';
import { askForFile } from '#features/checkout/ask-for-file.ts';
import type { FileAnswer, NeededFile } from '#features/checkout/pending-uploads.ts';
import { renewJobFileAtom } from '#features/sheet-configurator/renew-job-file.ts';
import { noteStoredAtom } from '#features/sheet-configurator/upload-outcomes.ts';
import { forgetArrivalAtom } from '#features/uploads/forget-arrival-atom.ts';

type AskedStorage = Parameters<typeof askForFile>[0];

/** Asks the storage for a file of the cart, and lets its upload and its print job know what it said. */
export const askStorageAtom = atom(
  null,
  async (_get, set, storage: AskedStorage, file: NeededFile): Promise<FileAnswer> => {
    const answer = await askForFile(storage, file);
    try {
      if (answer === 'missing') {
        await set(forgetArrivalAtom, file.path);
        await set(renewJobFileAtom, file);
      }
      if (answer !== 'unreachable') await set(noteStoredAtom, file, answer);
    } catch (error) {
      console.error('The print job of a file could not be brought up to date.', error);
    }
    return answer;
  },
);
