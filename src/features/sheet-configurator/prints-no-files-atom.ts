import { atom } from 'jotai';

/** Whether the shop has said that it prints no files; undefined until it has said anything. */
export const printsNoFilesAtom = atom<boolean>();
