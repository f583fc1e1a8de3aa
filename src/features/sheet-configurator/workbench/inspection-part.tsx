import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { InspectionStep } from '../jobs/checks/check-steps.ts';
import type { Inspection } from '../jobs/checks/use-inspection.ts';
import type { FindingsListProps } from '../preflight/findings-list.tsx';
import { InspectionTrouble } from './file-problem.tsx';
import { SlowNote } from './slow-note.tsx';

interface InspectionPartProps extends FindingsListProps {
  inspection: Inspection;
  isFileMissing: boolean;
}

/** The check of the file, while it runs and when it is done. */
export function InspectionPart({ inspection, isFileMissing, ...list }: InspectionPartProps): ReactElement {
  const { t } = useLingui();
  const { step } = inspection;
  if (step.step === 'done') return <LatePart load={loadFindingsList} props={list} />;
  if (step.step === 'unavailable') return <InspectionTrouble onAgain={inspection.again} />;
  if (isFileMissing) {
    return (
      <Notice tone="warning" title={t`Die Prüfung wurde unterbrochen.`}>
        {t`Die Datei ist nicht mehr in diesem Browser. Bitte wählen Sie sie bei der Übertragung noch einmal.`}
      </Notice>
    );
  }
  return (
    <>
      <CheckProgress step={step} />
      <div role="status">
        <SlowNote step={step} />
      </div>
    </>
  );
}

const loadFindingsList = async () => (await import('../preflight/findings-list.tsx')).FindingsList;

function CheckProgress({ step }: { step: Extract<InspectionStep, { step: 'opening' | 'pages' }> }): ReactElement {
  const { t } = useLingui();
  if (step.step === 'opening') return <ProgressBar label={t`Ihre Noten werden geöffnet`} value={null} />;
  const { done, total } = step;
  return <ProgressBar label={t`Wir prüfen jede Seite`} value={done / total} valueText={t`${done} von ${total}`} />;
}
