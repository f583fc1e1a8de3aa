import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { useKeptJob } from './jobs/use-kept-job.ts';
import type { KeptJob } from './kept-job.ts';
import { LateStorage } from './late-storage.tsx';
import { ScoreDrop } from './score-drop.tsx';

/** The screen of one print job: how it will look, how it is made, what it costs. */
export function Configurator({ jobId }: { jobId: string }): ReactElement {
  const { t } = useLingui();
  const kept = useKeptJob(jobId);
  const takeWorkbench = useWorkbench();
  if (kept === null) return <UnknownJob />;
  if (kept === undefined) {
    return (
      <>
        <PageHead title={t`Noten einrichten`} />
        <PageHeading>{t`Noten einrichten`}</PageHeading>
        <LateStorage />
        <Skeleton blockSize="28rem" />
      </>
    );
  }
  return (
    <>
      <PageHead title={kept.job.name} />
      <PageHeading eyebrow={<JobFacts kept={kept} />}>{kept.job.name}</PageHeading>
      <LateStorage />
      {takeWorkbench ? createElement(takeWorkbench(), { kept }) : <Skeleton blockSize="28rem" />}
    </>
  );
}

type TakeWorkbench = () => ComponentType<{ kept: KeptJob }>;

/**
 * Whoever begins with a file needs none of it yet; it is fetched while the job is read from this browser.
 * @returns undefined until it is known whether it can be had; what it gives throws when it cannot
 */
function useWorkbench(): TakeWorkbench | undefined {
  const [take, setTake] = useState<TakeWorkbench>();
  useEffect(() => {
    import('./workbench/workbench.tsx').then(
      ({ Workbench }) => setTake(() => () => Workbench),
      (error: unknown) =>
        setTake(() => () => {
          throw error;
        }),
    );
  }, []);
  return take;
}

function JobFacts({ kept: { job, file } }: { kept: KeptJob }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const size = formats.fileSize(file.size);
  const count = job.rows.reduce((sum, { pages }) => sum + pages.length, 0);
  const pages = t`${plural(count, { one: '# Seite', other: '# Seiten' })}`;
  return <>{count === 0 ? `${file.name}, ${size}` : `${file.name}, ${pages}, ${size}`}</>;
}

function UnknownJob(): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Dieser Druckauftrag ist hier nicht bekannt`} />
      <PageHeading
        intro={
          <Trans>
            Druckaufträge bleiben in dem Browser, in dem sie begonnen wurden. Vielleicht haben Sie ein anderes Gerät
            benutzt oder die Daten des Browsers gelöscht. Beginnen Sie einfach neu mit Ihrer Datei.
          </Trans>
        }
      >
        {t`Dieser Druckauftrag ist hier nicht bekannt`}
      </PageHeading>
      <ScoreDrop />
    </>
  );
}
