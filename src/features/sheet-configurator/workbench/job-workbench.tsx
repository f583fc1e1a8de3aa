import { useMemo, useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { linesOfJob } from '#features/cart/group-lines.ts';
import { shownLinesAtom } from '#features/cart/shown-lines-atoms.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import type { InspectedFiles } from '#print/pages/inspected-file.ts';
import { pagesOfFix } from '#print/preflight/finding.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { Size } from '#print/spec/paper-format.ts';
import { useJobEdits } from '../jobs/use-job-edits.ts';
import { useJobUpload } from '../jobs/sending/use-job-upload.ts';
import type { Inspection } from '../jobs/checks/use-inspection.ts';
import type { ScoreFile } from '../jobs/use-score-file.ts';
import type { KeptJob } from '../kept-job.ts';
import { OptionsPanel } from '../options/options-panel.tsx';
import { OrderButton } from '../ordering/order-button.tsx';
import { orderObstacles } from '../ordering/order-obstacles.ts';
import { useJobOrder } from '../ordering/use-order.ts';
import type { PagePictures } from '../preview/page-pictures.ts';
import { PreviewProvider } from '../preview/preview-context.ts';
import { useJobPicture } from '../preview/use-job-picture.ts';
import { deliveryWords } from '../price/delivery-words.ts';
import { PriceBar } from '../price/price-bar.tsx';
import { useJobPrice } from '../price/use-job-price.ts';
import type { FindingsListProps } from '../preflight/findings-list.tsx';
import { RightsConfirmation } from '../rights/rights-confirmation.tsx';
import { CopiesField } from './copies-field.tsx';
import { InspectionPart } from './inspection-part.tsx';
import { JobPreview } from './job-preview.tsx';
import styles from './job-workbench.module.css';
import { useFindings } from './use-findings.ts';
import { WorkbenchPart } from './workbench-part.tsx';

interface JobWorkbenchProps {
  kept: KeptJob;
  /** As they will be printed. */
  rows: readonly [PrintRow, ...PrintRow[]];
  inspected: InspectedFiles;
  file: ScoreFile;
  inspection: Inspection;
  pictures: PagePictures | undefined;
}

const noSizes: readonly Size[] = [];

/** Preview on the left, questions on the right, price and order below. */
export function JobWorkbench({ kept, rows, inspected, file, inspection, pictures }: JobWorkbenchProps): ReactElement {
  const { t, i18n } = useLingui();
  const { job } = kept;
  const sizes = inspection.sheet?.sizes ?? noSizes;
  const edits = useJobEdits(kept);
  const findings = useFindings(rows, inspected);
  const { price, reload } = useJobPrice(rows);
  const upload = useJobUpload(kept);
  const obstacles = orderObstacles({
    kept,
    step: inspection.step,
    findings,
    price,
    upload,
  });
  /** Of what was confirmed, what the customer orders with. */
  const confirmed = job.confirmed.filter((key) => findings.some((each) => each.key === key));
  const isInCart = linesOfJob(useAtomValue(shownLinesAtom), job.id).length > 0;
  const { busy, attempts, order } = useJobOrder({
    kept,
    job: { ...job, rows, confirmed },
    price,
    upload,
    obstacles,
    pages: sizes.length,
  });
  const [now] = useState(() => new Date());
  const delivery = useMemo(() => deliveryWords(rows, i18n.locale, now), [rows, i18n.locale, now]);
  const volumeNames = (name: string) => [t`${name}, Band 1`, t`${name}, Band 2`] as const;
  const [changed, setChanged] = useState<{ rowId: string; page: number }>();
  const fix: FindingsListProps['onFix'] = (rowId, chosen) => {
    const [page] = pagesOfFix(chosen);
    if (page !== undefined) setChanged({ rowId, page });
    edits.fix(rowId, chosen, volumeNames(rows.find(({ id }) => id === rowId)?.name ?? job.name));
  };
  useJobPicture(job.id, rows[0], sizes, pictures);

  return (
    <PreviewProvider value={useMemo(() => ({ pictures, sizes }), [pictures, sizes])}>
      <div className={styles['bench']}>
        <section className={styles['preview']} aria-label={t`Vorschau`}>
          <JobPreview rows={rows} findings={findings} changed={changed} editPages={edits.editPages} />
        </section>
        <div className={styles['parts']}>
          {attempts > 0 && <LatePart load={loadOpenQuestions} props={{ questions: obstacles.questions, attempts }} />}
          <WorkbenchPart>
            <CopiesField price={price} onChange={edits.setCopies} />
          </WorkbenchPart>
          <WorkbenchPart heading={t`Ausführung`}>
            {edits.last && <LatePart load={loadChangeNote} props={{ forced: edits.last.forced, onUndo: edits.undo }} />}
            <OptionsPanel rows={rows} sizes={sizes} onChange={edits.choose} />
          </WorkbenchPart>
          <WorkbenchPart heading={t`Prüfung`}>
            <InspectionPart
              {...{ inspection, findings }}
              isFileMissing={file === 'missing'}
              confirmed={job.confirmed}
              onConfirm={edits.confirm}
              onFix={fix}
            />
          </WorkbenchPart>
          <WorkbenchPart heading={t`Rechte`}>
            <RightsConfirmation rights={job.rights} showMissing={attempts > 0} onDeclare={edits.declare} />
          </WorkbenchPart>
          <WorkbenchPart heading={t`Übertragung`}>
            <LatePart areas={['uploads']} load={loadUploadPart} props={{ kept, upload, file }} />
          </WorkbenchPart>
        </div>
      </div>
      <PriceBar
        price={price}
        delivery={delivery}
        onReload={reload}
        action={<OrderButton isInCart={isInCart} obstacles={obstacles} busy={busy} onOrder={() => void order()} />}
      />
    </PreviewProvider>
  );
}

const loadOpenQuestions = async () => (await import('../ordering/open-questions.tsx')).OpenQuestions;

const loadChangeNote = async () => (await import('../options/change-note.tsx')).ChangeNote;

const loadUploadPart = async () => (await import('./upload-part.tsx')).UploadPart;
