import { atom } from 'jotai';
import { onlineAtom } from './online-atom.ts';

/**
 * `offline`: the browser knows of no network; `unanswered`: there is one, but the shop did not answer the last call; `online`:
 * it did, or was not asked yet.
 */
export type Connectivity = 'online' | 'unanswered' | 'offline';

/** Between two attempts, which nobody asks for, to have what did not come; milliseconds. */
export const askAgainMs = 20_000;

/** Whether the shop answered the last call. */
export const isAnsweringAtom = atom(true);

/** How the shop can be reached, as the last call showed. */
export const connectivityAtom = atom((get): Connectivity => {
  if (!get(onlineAtom)) return 'offline';
  return get(isAnsweringAtom) ? 'online' : 'unanswered';
});

/** How many changes wait for the shop, or could not come about and are still to be told; as far as this page has read them. */
export const waitingCountAtom = atom(0);
