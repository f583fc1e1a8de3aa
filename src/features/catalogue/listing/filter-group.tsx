import type { ReactElement } from 'react';
import type { FacetCounts } from '#store-api/schemas/facet-counts.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ChoiceCount } from './choice-count.tsx';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  name: string;
  group: {
    readonly name: string;
    readonly options: readonly { readonly id: string; readonly name: string; readonly colorHexCode?: string | null }[];
  };
  chosen: readonly string[];
  /** What each value would leave. */
  counts: FacetCounts | undefined;
}

/** Values of one kind: any of them may apply. One that would leave nothing cannot be chosen, only given up. */
export function FilterGroup({ name, group, chosen, counts }: FilterGroupProps): ReactElement {
  const countOf = (id: string) => counts && (counts.values[id] === undefined ? 0 : counts.values[id]);
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
            disabled={countOf(option.id) === 0 && !chosen.includes(option.id)}
            label={
              <>
                {option.name}
                <ChoiceCount total={countOf(option.id)} />
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
