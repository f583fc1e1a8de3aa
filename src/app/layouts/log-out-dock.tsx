import { useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { logOutQuestionAtom } from '../session/log-out-question-atom.ts';

/** The question before a logout that would cost something; whoever never logs out does not fetch it. */
export function LogOutDock(): ReactElement | null {
  const isOpen = useAtomValue(logOutQuestionAtom) !== 'closed';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? <LatePart areas={['account']} load={loadQuestion} props={{}} /> : null;
}

const loadQuestion = async () => (await import('./account/log-out-question.tsx')).LogOutQuestion;
