import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { changeTermsAtom, type ChosenTerms } from '../../session/change-terms.ts';
import { problemOf, type TermsProblem } from './terms-problem.ts';

interface ChangeTermsOptions {
  open: boolean;
  onDone: () => void;
}

/** What is wrong is said until the next attempt, or until somebody comes back to choose. */
export function useChangeTerms({ open, onDone }: ChangeTermsOptions) {
  const choose = useSetAtom(changeTermsAtom);
  const [problem, setProblem] = useState<TermsProblem>();
  const [isChanging, setChanging] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setProblem(undefined);
  }
  const change = async (terms: ChosenTerms): Promise<void> => {
    setProblem(undefined);
    setChanging(true);
    try {
      await choose(terms);
      onDone();
    } catch (error) {
      console.error('Currency and country could not be changed.', error);
      setProblem(problemOf(error));
    } finally {
      setChanging(false);
    }
  };
  return { change, problem, isChanging };
}
