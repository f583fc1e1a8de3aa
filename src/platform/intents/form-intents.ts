import { atom } from 'jotai';
import { dropIntentAtom, keepIntentAtom, noteIntentAtom, type MadeIntent } from './intent-atoms.ts';

/** Keeps what was written in a form, in place of what was put right there. @throws when the browser has no room for it */
export const keepFormAtom = atom(null, async (_get, set, made: MadeIntent, editedId: string | null) => {
  await set(keepIntentAtom, made, () => false);
  await set(endEditAtom, editedId);
});

/** What was put right is sent, or kept anew. */
export const endEditAtom = atom(null, async (_get, set, id: string | null) => {
  if (id === null) return;
  await set(dropIntentAtom, id).catch((error: unknown) => console.error('What was put right stays listed.', error));
});

/** While it is put right nobody sends it. */
export const beginEditAtom = atom(null, (_get, set, id: string) => set(noteIntentAtom, id, { problem: 'edited' }));
