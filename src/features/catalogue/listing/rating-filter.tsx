import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FacetCounts } from '#store-api/schemas/facet-counts.ts';
import { ChoiceCount } from './choice-count.tsx';
import styles from './rating-filter.module.css';
import group from './filter-group.module.css';

/** The least rating an article shall have. */
export function RatingFilter({ chosen, counts }: { chosen: number; counts: FacetCounts | undefined }): ReactElement {
  const { t } = useLingui();
  const steps = [
    { value: 0, label: t`Alle` },
    { value: 4, label: t`Ab 4 Sternen` },
    { value: 3, label: t`Ab 3 Sternen` },
    { value: 2, label: t`Ab 2 Sternen` },
  ];
  return (
    <fieldset className={group['group']}>
      <legend className={group['legend']}>{t`Bewertung`}</legend>
      <div className={styles['steps']}>
        {steps.map(({ value, label }) => (
          <label key={value} className={styles['step']}>
            <input
              type="radio"
              name="rating"
              value={value === 0 ? '' : value}
              defaultChecked={value === Math.floor(chosen)}
              disabled={counts?.ratings[value] === 0 && value !== Math.floor(chosen)}
            />
            <span>
              {label}
              <ChoiceCount total={counts?.ratings[value]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
