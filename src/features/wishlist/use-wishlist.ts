import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIsHydrated } from '#platform/session/first-view.ts';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { lastSessionKindAtom } from '#platform/session/session-atoms.ts';
import { loadWishlistAtom, wishlistIdsAtom } from './wishlist-atoms.ts';

/** Ids on the wishlist, none at hydration; reads it once it is needed, again after a login, and when the shop can be reached again. */
export function useWishlist(): readonly string[] {
  const kind = useAtomValue(lastSessionKindAtom) ?? 'anonymous';
  const isReachable = useAtomValue(connectivityAtom) === 'online';
  const load = useSetAtom(loadWishlistAtom);
  useEffect(() => void load(kind), [load, kind]);
  useEffect(() => {
    if (isReachable) void load(kind);
  }, [load, kind, isReachable]);
  const ids = useAtomValue(wishlistIdsAtom);
  return useIsHydrated() ? ids : none;
}

const none: readonly string[] = [];
