import { atom } from 'jotai';

/**
 * Files chosen in this tab, by job: the screen works with them before their copy for the upload is complete, and for as
 * long as they can be read.
 */
export const chosenFilesAtom = atom<ReadonlyMap<string, File>>(new Map());

export const keepChosenFilesAtom = atom(null, (get, set, files: ReadonlyMap<string, File>) =>
  set(chosenFilesAtom, new Map([...get(chosenFilesAtom), ...files])),
);

/**
 * Goes on with the copy of a job's file where the chosen one can no longer be read: moved, deleted, on a stick that was
 * pulled out. Tells whether that is so.
 */
export const letGoUnreadableAtom = atom(null, async (get, set, jobId: string, file: File): Promise<boolean> => {
  if (await canBeRead(file)) return false;
  const chosen = get(chosenFilesAtom);
  if (chosen.get(jobId) !== file) return false;
  set(chosenFilesAtom, new Map([...chosen].filter(([id]) => id !== jobId)));
  return true;
});

async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
