import { tabNoteAtom } from './tab-note-atom.ts';

/** Address of a registration that got no answer yet: the shop may have it, under a session this browser never heard of. */
export const unansweredRegistrationAtom = tabNoteAtom('unanswered-registration');
