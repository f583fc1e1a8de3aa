import { useMemo, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { PrintRow } from '#print/spec/print-job.ts';
import { settleRows } from '#print/pages/settle-rows.ts';
import { inspectedFiles } from '../jobs/fact-sheets.ts';
import { useInspection } from '../jobs/checks/use-inspection.ts';
import { useScoreFile } from '../jobs/use-score-file.ts';
import type { KeptJob } from '../kept-job.ts';
import { usePagePictures } from '../preview/use-page-pictures.ts';
import { InspectionTrouble, MissingFile, LateUnprintableFile } from './file-problem.tsx';
import { JobWorkbench } from './job-workbench.tsx';
import { SlowNote } from './slow-note.tsx';
import styles from './workbench.module.css';

/** A job from the moment its file is chosen: opening it, or saying why that cannot be, then the whole table of tools. */
export function Workbench({ kept }: { kept: KeptJob }): ReactElement {
  const file = useScoreFile(kept);
  const inspection = useInspection(kept, file);
  const pictures = usePagePictures(file);
  const inspected = useMemo(() => inspectedFiles(inspection.sheets), [inspection.sheets]);
  const rows = useMemo(() => settleRows(kept.job.rows, inspected), [kept.job.rows, inspected]);
  const result = inspection.sheet?.result;
  if (result?.status === 'failed') return <LateUnprintableFile failure={result} bytes={kept.file.size} />;
  if (!hasRows(rows)) return <OpeningFile isMissing={file === 'missing'} inspection={inspection} kept={kept} />;
  return <JobWorkbench {...{ kept, rows, inspected, file, inspection, pictures }} />;
}

const hasRows = (rows: readonly PrintRow[]): rows is readonly [PrintRow, ...PrintRow[]] => rows.length > 0;

interface OpeningFileProps {
  kept: KeptJob;
  isMissing: boolean;
  inspection: ReturnType<typeof useInspection>;
}

function OpeningFile({ kept, isMissing, inspection }: OpeningFileProps): ReactElement {
  const { t } = useLingui();
  const { name } = kept.file;
  if (isMissing) return <MissingFile name={name} />;
  if (inspection.step.step === 'unavailable') return <InspectionTrouble onAgain={inspection.again} />;
  return (
    <div className={styles['opening']} role="status">
      <ProgressBar label={t`${name} wird geöffnet`} value={null} />
      <SlowNote step={inspection.step} />
      <Skeleton blockSize="24rem" />
    </div>
  );
}
