import { atom } from 'jotai';

const turnsAtom = atom<Promise<unknown>>(Promise.resolve());

/** Changes the session after all changes of it that were asked for before: of two of them the one asked for last is the one that holds. */
export const inTurnAtom = atom(null, (get, set, change: () => Promise<void>): Promise<void> => {
  const turn = get(turnsAtom).then(change);
  set(
    turnsAtom,
    turn.catch(() => undefined),
  );
  return turn;
});
