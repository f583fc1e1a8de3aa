import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { InspectionStep } from '../jobs/checks/check-steps.ts';
import { slowWords } from '../jobs/checks/slow-words.ts';

/** Says that the check is at something that takes long, inside a place that is read out. */
export function SlowNote({ step }: { step: InspectionStep }): ReactElement | null {
  const { t } = useLingui();
  const words = slowWords(step);
  return words ? <p>{t(words)}</p> : null;
}
