import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import type { TrailStep } from './trail.ts';
import styles from './trail-view.module.css';

interface TrailViewProps {
  trail: readonly TrailStep[];
  /** Name of the page itself. */
  name: string;
}

/** The way from the home page to this one. */
export function TrailView({ trail, name }: TrailViewProps): ReactElement {
  const { t } = useLingui();
  const steps = trail.map((step) => ({ label: step.name, to: step.path }));
  return (
    <div className={styles['trail']}>
      <Breadcrumbs label={t`Sie sind hier`} crumbs={[{ label: t`Start`, to: '/' }, ...steps, { label: name }]} />
    </div>
  );
}
