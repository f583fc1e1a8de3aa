import { useCallback, useEffect, useState } from 'react';
import { useAtomValue, useStore } from 'jotai';
import { askAgainMs, connectivityAtom } from './connectivity-atom.ts';

/**
 * Asks for what a part of the page needs as soon as it stands there. What could not be had is asked for again: at once where the shop
 * could not be reached then and can be now, after a while where it answered others.
 * @param ask rejects when it could not be had
 * @param complaint for the log
 * @returns whether it could not be had the last time
 */
export function useAsked(ask: () => Promise<unknown>, complaint: string): boolean {
  const store = useStore();
  const isOnline = useAtomValue(connectivityAtom) === 'online';
  const [failure, setFailure] = useState<{ wasOnline: boolean } | null>(null);
  const attempt = useCallback((): void => {
    ask().then(
      () => setFailure(null),
      (error: unknown) => {
        console.error(complaint, error);
        setFailure({ wasOnline: store.get(connectivityAtom) === 'online' });
      },
    );
  }, [ask, complaint, store]);
  useEffect(attempt, [attempt]);
  useEffect(() => {
    if (!failure || !isOnline) return undefined;
    const timer = setTimeout(attempt, failure.wasOnline ? askAgainMs : 0);
    return () => clearTimeout(timer);
  }, [failure, isOnline, attempt]);
  return failure !== null;
}
