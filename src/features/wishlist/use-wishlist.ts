import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIsHydrated } from '#platform/session/first-view.ts';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';
import { loadWishlistAtom, wishlistIdsAtom } from './wishlist-atoms.ts';

/** Ids on the wishlist, none at hydration; reads it once it is needed, and again after a login. */
export function useWishlist(): readonly string[] {
  const kind = useAtomValue(sessionKindAtom);
  const load = useSetAtom(loadWishlistAtom);
  useEffect(() => void load(kind), [load, kind]);
  const ids = useAtomValue(wishlistIdsAtom);
  return useIsHydrated() ? ids : none;
}

const none: readonly string[] = [];
