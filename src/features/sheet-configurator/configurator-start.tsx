import { useEffect, useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { useShell } from '#platform/session/shell.ts';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { lastIntakeAtom, printsNoFilesAtom } from './intake/intake.ts';
import { openJobsAtom } from './jobs/job-atoms.ts';
import { LateStorage } from './late-storage.tsx';
import { ScoreDrop } from './score-drop.tsx';
import { printJobsAtom } from './print-jobs-atom.ts';

/** The configurator without a job: begin with files, or go on with earlier ones. */
export function ConfiguratorStart(): ReactElement {
  const { t } = useLingui();
  const open = useSetAtom(openJobsAtom);
  useEffect(() => void open(), [open]);
  const jobs = useAtomValue(printJobsAtom);
  const printsNone = useAtomValue(printsNoFilesAtom);
  return (
    <>
      <PageHead
        title={t`Noten drucken und binden`}
        description={t`PDF hochladen, Papier und Bindung wählen, Preis und Wendestellen sofort sehen: Noten gedruckt und gebunden, ab einem Exemplar.`}
        canonicalPath="/sheet-configuration-v3"
      />
      <PageHeading
        intro={
          !printsNone &&
          t`Wählen Sie ein PDF oder gleich alle Stimmen. Sie sehen sofort, wie Ihre Noten gedruckt und gebunden aussehen und was sie kosten.`
        }
      >
        {t`Noten drucken und binden`}
      </PageHeading>
      <Stack gap={5}>
        <LateStorage />
        <SharedFilesNote />
        <Summary />
        {!printsNone && <ScoreDrop size={jobs.length === 0 ? 'hero' : 'compact'} />}
        <RetentionLine />
      </Stack>
      {jobs.length > 0 && <LatePart areas={['uploads']} load={loadJobList} props={{ jobs }} />}
    </>
  );
}

const loadJobList = async () => (await import('./job-list/job-list.tsx')).JobList;

/** How long files stay that are chosen here and not ordered; nothing where nobody deletes them. */
function RetentionLine(): ReactElement | null {
  const { t } = useLingui();
  const { retention } = useShell().configuration;
  if (!retention) return null;
  const days = t`${plural(retention.unorderedDays, { one: '# Tag', other: '# Tage' })}`;
  return (
    <p>
      <small>{t`Dateien, die Sie nicht bestellen, löschen wir ${days} nach der letzten Änderung.`}</small>
    </p>
  );
}

function Summary(): ReactElement {
  const intake = useAtomValue(lastIntakeAtom);
  return (
    <div role="status">{intake && <LatePart areas={['uploads']} load={loadIntakeSummary} props={{ intake }} />}</div>
  );
}

const loadIntakeSummary = async () => (await import('./job-list/intake-summary.tsx')).IntakeSummary;

/** Files another application shared with this one: their sender is sent here, with `?shared`; and that the shop prints none. */
function SharedFilesNote(): ReactElement {
  const [parameters] = useSearchParams();
  const said = parameters.get('shared');
  const [shared, setShared] = useState<string | null>(null);
  // Not before hydration: the server does not draw it.
  useEffect(() => setShared(said), [said]);
  return <LatePart key={shared} load={loadArrival} props={{ shared }} />;
}

const loadArrival = async () => (await import('./arrivals/shared-arrival.tsx')).SharedArrival;
