import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { TakeThisHere } from './take-this-here.tsx';
import { wishlistIdsAtom } from '#features/wishlist/wishlist-atoms.ts';
import { localisedPath } from '#platform/configuration/locales.ts';
import { sessionKindAtom, userAtom } from '#platform/session/session-atoms.ts';
import { useShell } from '#platform/session/shell.ts';

/** Takes along the wishlist; a customer's for that customer alone. */
export function TakeWishlist(): ReactElement | null {
  const { locale } = useShell();
  const customer = useAtomValue(userAtom)?.id ?? null;
  const owner = useAtomValue(sessionKindAtom) === 'customer' ? customer : null;
  const isEmpty = useAtomValue(wishlistIdsAtom).length === 0;
  if (isEmpty) return null;
  const path = localisedPath(locale, '/wishlist');
  return <TakeThisHere wish={{ kind: 'wishlist', path, name: '', owner }} />;
}
