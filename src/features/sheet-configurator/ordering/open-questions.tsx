import type { ReactElement } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FindingId } from '#print/preflight/finding.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { confirmationId } from '../preflight/row-finding.ts';
import { rightsFieldId } from '../rights/rights-confirmation.tsx';
import type { OpenQuestion } from './order-obstacles.ts';

interface OpenQuestionsProps {
  questions: readonly OpenQuestion[];
  attempts: number;
}

/** After an attempt to order: what is still open, each with the way to it. */
export function OpenQuestions({ questions, attempts }: OpenQuestionsProps): ReactElement {
  const { t } = useLingui();
  const problems = questions.map((question) =>
    question.about === 'rights'
      ? { fieldId: rightsFieldId, message: t`Bestätigen Sie, dass die Noten gedruckt werden dürfen.` }
      : { fieldId: confirmationId(question.id), message: t(settleWords(question.id)) },
  );
  return <ErrorSummary attempt={attempts} heading={t`Fast fertig – das fehlt noch:`} problems={problems} />;
}

const settleWords = (id: FindingId): MessageDescriptor =>
  id === 'PF-18'
    ? msg`Wählen Sie, ob wir mitdrucken, was in die Noten eingetragen ist.`
    : msg`Bestätigen Sie den Hinweis aus der Prüfung.`;
