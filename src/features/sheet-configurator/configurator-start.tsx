import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { IntakeSummary } from './job-list/intake-summary.tsx';
import { JobList } from './job-list/job-list.tsx';
import { SharedFiles } from './job-list/shared-files.tsx';
import { ScoreDrop } from './score-drop.tsx';

/** The configurator without a job: begin with files, or go on with earlier ones. */
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
        intro={t`Wählen Sie ein PDF oder gleich alle Stimmen. Sie sehen sofort, wie Ihre Noten gedruckt und gebunden aussehen und was sie kosten.`}
      >
        {t`Noten drucken und binden`}
      </PageHeading>
      <Stack gap={5}>
        <SharedFiles />
        <IntakeSummary />
        <ScoreDrop />
      </Stack>
      <JobList />
    </>
  );
}
