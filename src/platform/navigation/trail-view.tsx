import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { useShell } from '../session/shell.ts';
import styles from './trail-view.module.css';

interface TrailViewProps {
  /** Pages between the home page and this one; none for pages right below it. */
  trail?: readonly { readonly name: string; readonly path: string }[];
  /** Name of the page itself. */
  name: string;
}

/** The way from the home page to this one; it may begin further down (`breadcrumbStart` of the configuration, specification section 9). */
export function TrailView({ trail, name }: TrailViewProps): ReactElement {
  const { t } = useLingui();
  const { breadcrumbStart = 0 } = useShell().configuration;
  const between = trail?.map((step) => ({ label: step.name, to: step.path })) ?? [];
  const steps = [{ label: t`Start`, to: '/' }, ...between];
  return (
    <div className={styles['trail']}>
      <Breadcrumbs label={t`Sie sind hier`} crumbs={[...steps.slice(breadcrumbStart), { label: name }]} />
    </div>
  );
}
