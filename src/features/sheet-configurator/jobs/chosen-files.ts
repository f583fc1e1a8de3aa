import { atom } from 'jotai';

/** Files chosen in this tab, by job: the screen works with them before their copy for the upload is complete. */
export const chosenFilesAtom = atom<ReadonlyMap<string, File>>(new Map());

export const keepChosenFilesAtom = atom(null, (get, set, files: ReadonlyMap<string, File>) =>
  set(chosenFilesAtom, new Map([...get(chosenFilesAtom), ...files])),
);
