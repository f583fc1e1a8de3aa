import { useCallback, useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { useShell } from '#platform/session/shell.ts';
import { loadTermsOffer, type TermsOffer } from '../../session/terms-offer.ts';
import { problemOf, type TermsProblem } from './terms-problem.ts';

const unreachable: TermsProblem = 'unreachable';

/** What can be chosen, asked for as soon as somebody is about to choose, and again when the shop answers again. */
export function useTermsOffer() {
  const { api } = useShell();
  const connectivity = useAtomValue(connectivityAtom);
  const [offer, setOffer] = useState<TermsOffer>();
  const [problem, setProblem] = useState<TermsProblem>();
  const load = useCallback(async (): Promise<void> => {
    setProblem(undefined);
    try {
      setOffer(await loadTermsOffer(api));
    } catch (error) {
      console.error('The currencies and countries of the shop could not be loaded.', error);
      setProblem(problemOf(error));
    }
  }, [api]);
  const isMissing = offer === undefined;
  useEffect(() => {
    if (isMissing && connectivity !== 'offline') void load();
  }, [isMissing, connectivity, load]);
  return { offer, problem: connectivity === 'online' ? problem : unreachable, retry: () => void load() };
}
