import { tabNoteAtom } from '#platform/session/tab-note-atom.ts';

/** What is known of an order that was sent and got no answer yet, also to a reload; null when there is none. */
export const unansweredOrderNoteAtom = tabNoteAtom('unanswered-order');
