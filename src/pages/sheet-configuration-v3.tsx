import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { ConfiguratorStart } from '#features/sheet-configurator/configurator-start.tsx';
import { Configurator } from '#features/sheet-configurator/configurator.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

/** `/sheet-configuration-v3`: without `?job=` a new job begins here. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const jobId = parameters.get('job');
  return (
    <PageWidth>
      {jobId === null ? (
        <>
          <TrailView name={t`Noten drucken`} />
          <ConfiguratorStart />
        </>
      ) : (
        <>
          <TrailView trail={[{ name: t`Noten drucken`, path: '/sheet-configuration-v3' }]} name={t`Noten einrichten`} />
          <Configurator key={jobId} jobId={jobId} />
        </>
      )}
    </PageWidth>
  );
}
