import { atom } from 'jotai';
import { removeJobPreview } from '#features/cart/job-preview.ts';
import { factSheetsAtomOf } from './fact-sheets.ts';

/** Forgets what this browser kept beside a job that is gone. */
export const forgetBesideJobAtom = atom(null, async (_get, set, id: string) => {
  await removeJobPreview(id);
  await set(factSheetsAtomOf(id), null);
});
