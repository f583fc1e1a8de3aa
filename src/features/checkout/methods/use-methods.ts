import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { askAgainMs, connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { areMethodsMissingAtom, askAgainAtom, dueBasisAtom, settleMethodsAtom } from './shipping-offer-atoms.ts';

/** Keeps the ways to ship and pay those of the present cart, and the cart shipped by the one to use. */
export function useMethods(): void {
  const due = useAtomValue(dueBasisAtom);
  const isOnline = useAtomValue(connectivityAtom) === 'online';
  const areMissing = useAtomValue(areMethodsMissingAtom);
  const settle = useSetAtom(settleMethodsAtom);
  const askAgain = useSetAtom(askAgainAtom);
  useEffect(() => {
    if (isOnline) askAgain();
  }, [isOnline, askAgain]);
  useEffect(() => {
    if (!isOnline || !areMissing) return undefined;
    const clock = setInterval(askAgain, askAgainMs);
    return () => clearInterval(clock);
  }, [isOnline, areMissing, askAgain]);
  useEffect(() => {
    if (due !== null) settle().catch((error: unknown) => console.error('The methods could not be loaded.', error));
  }, [due, settle]);
}
