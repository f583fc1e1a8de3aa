import { atom } from 'jotai';

/** When bytes of uploads moved last, whichever tab sent them: milliseconds since the page began. */
export const bytesMovedAtAtom = atom(0);
