import { atom } from 'jotai';

/** Whether the choices about cookies lie open. */
export const isConsentOpenAtom = atom(false);
