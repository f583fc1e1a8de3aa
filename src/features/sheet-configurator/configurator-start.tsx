import { useEffect, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { JobPicture } from '#features/cart/job-picture.tsx';
import { useFormats } from '#platform/i18n/formats.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { Section } from '#ui/layout/section.tsx';
import { orientationOf } from '#print/paper-format.ts';
import type { PrintRow } from '#print/print-job.ts';
import { resolveRow } from '#print/resolve-row.ts';
import styles from './configurator-start.module.css';
import { openJobsAtom } from './jobs/job-atoms.ts';
import { printJobsAtom } from './print-jobs-atom.ts';
import { ScoreDrop } from './score-drop.tsx';

/** Jobs shown at the start, the latest first. */
const shownJobs = 6;

/** The configurator without a job: begin one, or go on with an earlier one. */
export function ConfiguratorStart(): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Noten drucken und binden`}
        description={t`PDF hochladen, Papier und Bindung wählen, Preis und Wendestellen sofort sehen: Noten gedruckt und gebunden, ab einem Exemplar.`}
        canonicalPath="/sheet-configuration-v3"
      />
      <PageHeading
        intro={t`Wählen Sie ein PDF. Sie sehen sofort, wie Ihre Noten gedruckt und gebunden aussehen und was sie kosten.`}
      >
        {t`Noten drucken und binden`}
      </PageHeading>
      <ScoreDrop />
      <EarlierJobs />
    </>
  );
}

function EarlierJobs(): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const open = useSetAtom(openJobsAtom);
  useEffect(() => void open(), [open]);
  const jobs = useAtomValue(printJobsAtom)
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .slice(0, shownJobs);
  if (jobs.length === 0) return null;
  return (
    <Section heading={t`Weitermachen`} rhythm="page">
      <Grid as="ul" minWidth="18rem" gap={4} className={styles['jobs']}>
        {jobs.map(({ job, changedAt, file }) => (
          <Card as="li" key={job.id} clickable className={styles['job']}>
            <div className={styles['picture']}>
              <JobPicture
                jobId={job.id}
                binding={job.rows[0] && resolveRow(job.rows[0]).binding}
                landscape={isLandscape(job.rows[0])}
              />
            </div>
            <div>
              <Link to={`/sheet-configuration-v3?job=${job.id}`} data-card-link className={styles['name']}>
                {job.name}
              </Link>
              <p className={styles['facts']}>
                {formats.fileSize(file.size)}, {formats.date(new Date(changedAt))}
              </p>
            </div>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

const isLandscape = (row: PrintRow | undefined): boolean =>
  row !== undefined && orientationOf(row.spec.format, row.spec.orientation) === 'landscape';
