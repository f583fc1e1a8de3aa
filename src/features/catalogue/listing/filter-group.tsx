import type { ReactElement } from 'react';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  name: string;
  group: {
    readonly name: string;
    readonly options: readonly { readonly id: string; readonly name: string; readonly colorHexCode?: string | null }[];
  };
  chosen: readonly string[];
}

/** Values of one kind: any of them may apply. */
export function FilterGroup({ name, group, chosen }: FilterGroupProps): ReactElement {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{group.name}</legend>
      <div className={styles['options']}>
        {group.options.map((option) => (
          <Checkbox
            key={option.id}
            name={name}
            value={option.id}
            defaultChecked={chosen.includes(option.id)}
            label={option.name}
          />
        ))}
      </div>
    </fieldset>
  );
}
