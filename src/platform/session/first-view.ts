import { useEffect, useSyncExternalStore } from 'react';
import { atom, useSetAtom } from 'jotai';

/** Whether all that a first view shows has been asked for: what stands beside it may be fetched then, not before. */
export const isFirstViewDoneAtom = atom(false);

/** Whether something on the page cannot do without session and cart, also those of a visitor who has none yet. */
export const isSessionNeededAtom = atom(false);

/** For screens that show what belongs to the session. */
export function useNeededSession(): void {
  const need = useSetAtom(isSessionNeededAtom);
  useEffect(() => need(true), [need]);
}

/** False on the server and at hydration, when a page has to be what the server sent; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
