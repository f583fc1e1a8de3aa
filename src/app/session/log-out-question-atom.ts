import { atom } from 'jotai';

/** `asked`: whoever logs out is told what would be lost. `finishing`: they are logged out as soon as nothing would be. */
export const logOutQuestionAtom = atom<'closed' | 'asked' | 'finishing'>('closed');
