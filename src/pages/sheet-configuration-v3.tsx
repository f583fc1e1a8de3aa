import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { ConfiguratorStart } from '#features/sheet-configurator/configurator-start.tsx';
import { Configurator } from '#features/sheet-configurator/configurator.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

/** `/sheet-configuration-v3`: without `?job=` a new job begins here. */
export function Component(): ReactElement {
  const [parameters] = useSearchParams();
  const jobId = parameters.get('job');
  return <PageWidth>{jobId === null ? <ConfiguratorStart /> : <Configurator key={jobId} jobId={jobId} />}</PageWidth>;
}
