import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './definition-list.module.css';

export interface Definition {
  label: ReactNode;
  value: ReactNode;
  /** Different rows need different keys when labels are not plain texts. */
  key?: string;
}

interface DefinitionListProps {
  items: readonly Definition[];
  /** `facts`: label and value beside each other. `sums`: values at the right edge, the last row is the total. */
  kind?: 'facts' | 'sums';
}

export function DefinitionList({ items, kind = 'facts' }: DefinitionListProps) {
  return (
    <dl className={classNames(styles['list'], styles[kind])}>
      {items.map(({ label, value, key }, index) => (
        <div className={styles['row']} key={key ?? (typeof label === 'string' ? label : index)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
