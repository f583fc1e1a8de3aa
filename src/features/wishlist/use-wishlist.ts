import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';
import { loadWishlistAtom, wishlistIdsAtom } from './wishlist-atoms.ts';

/** Ids on the wishlist; reads it once it is needed, and again after a login. */
export function useWishlist(): readonly string[] {
  const kind = useAtomValue(sessionKindAtom);
  const load = useSetAtom(loadWishlistAtom);
  useEffect(() => void load(kind), [load, kind]);
  return useAtomValue(wishlistIdsAtom);
}
