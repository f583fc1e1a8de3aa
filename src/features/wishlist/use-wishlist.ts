import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';
import { adoptGuestWishlistAtom, loadWishlistAtom, wishlistIdsAtom } from './wishlist-atoms.ts';

/** Ids on the wishlist; reads it once it is needed, and again after a login. */
export function useWishlist(): readonly string[] {
  const kind = useAtomValue(sessionKindAtom);
  const load = useSetAtom(loadWishlistAtom);
  const adopt = useSetAtom(adoptGuestWishlistAtom);
  useEffect(() => void load(kind), [load, kind]);
  useEffect(() => {
    const listen = ({ key }: StorageEvent): void => adopt(key);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [adopt]);
  return useAtomValue(wishlistIdsAtom);
}
