import type { ComponentProps, ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { Inspection } from '../jobs/use-inspection.ts';
import { FindingsList } from '../preflight/findings-list.tsx';
import { InspectionTrouble } from './file-problem.tsx';

interface InspectionPartProps extends ComponentProps<typeof FindingsList> {
  inspection: Inspection;
  isFileMissing: boolean;
}

/** The check of the file, while it runs and when it is done. */
export function InspectionPart({ inspection, isFileMissing, ...list }: InspectionPartProps): ReactElement {
  const { t } = useLingui();
  const { step } = inspection;
  if (step.step === 'done') return <FindingsList {...list} />;
  if (step.step === 'unavailable') return <InspectionTrouble onAgain={inspection.again} />;
  if (isFileMissing) {
    return (
      <Notice tone="warning" title={t`Die Prüfung wurde unterbrochen.`}>
        {t`Die Datei ist nicht mehr in diesem Browser. Bitte wählen Sie sie bei der Übertragung noch einmal.`}
      </Notice>
    );
  }
  if (step.step === 'opening') return <ProgressBar label={t`Ihre Noten werden geöffnet`} value={null} />;
  const { done, total } = step;
  return <ProgressBar label={t`Wir prüfen jede Seite`} value={done / total} valueText={t`${done} von ${total}`} />;
}
