import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { confirmationId } from '../preflight/findings-list.tsx';
import { rightsFieldId } from '../rights/rights-confirmation.tsx';
import type { OpenQuestion } from './order-obstacles.ts';

interface OpenQuestionsProps {
  questions: readonly OpenQuestion[];
  attempts: number;
}

/** After an attempt to order: what is still open, each with the way to it. */
export function OpenQuestions({ questions, attempts }: OpenQuestionsProps): ReactElement | null {
  const { t } = useLingui();
  if (attempts === 0) return null;
  const problems = questions.map((question) =>
    question.about === 'rights'
      ? { fieldId: rightsFieldId, message: t`Bestätigen Sie, dass die Noten gedruckt werden dürfen.` }
      : { fieldId: confirmationId(question.id), message: t`Bestätigen Sie den Hinweis aus der Prüfung.` },
  );
  return <ErrorSummary attempt={attempts} heading={t`Fast fertig – das fehlt noch:`} problems={problems} />;
}
