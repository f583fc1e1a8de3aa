import { atom, type Setter } from 'jotai';
import { shellAtom } from '../session/session-atoms.ts';
import type { ListedIntent } from '#offline/intents/intent.ts';
import { intentsAtom } from './intent-atoms.ts';

/** Makes an action: from then on a feature is told of what waits, now and whenever it changes. */
export function showingIntentsAtom(show: (set: Setter, intents: readonly ListedIntent[]) => void) {
  const isShownAtom = atom(false);
  const lookAtom = atom(null, (get, set) => show(set, get(intentsAtom)));
  return atom(null, (get, set) => {
    const store = get(shellAtom)?.store;
    if (!store || get(isShownAtom)) return;
    set(isShownAtom, true);
    store.sub(intentsAtom, () => store.set(lookAtom));
    store.set(lookAtom);
  });
}
