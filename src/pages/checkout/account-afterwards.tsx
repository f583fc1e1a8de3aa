import { useState, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';

/** For who has ordered as a guest: what becomes an account stays in its place and says so. */
export function AccountAfterwards(): ReactNode {
  const isGuest = useAtomValue(sessionKindAtom) === 'guest';
  const [wasGuest, setWasGuest] = useState(isGuest);
  if (isGuest && !wasGuest) setWasGuest(true);
  return wasGuest && <LatePart load={loadOffer} props={{}} areas={['account']} />;
}

const loadOffer = async () => (await import('#features/account/guest-account.tsx')).GuestAccount;
