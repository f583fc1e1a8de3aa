import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { StaffRule } from '#ui/ornaments/staff-rule.tsx';
import { SampleSection } from './sample-section.tsx';
import styles from './samples.module.css';

/** Names of the sizes that `ui/theme/measures.css` sets. */
const sizes = ['title-xl', 'title-lg', 'title-md', 'title-sm', 'text-lg', 'text-md', 'text-sm', 'text-xs'];

export function LetterSamples(): ReactElement {
  const { t } = useLingui();
  return (
    <SampleSection heading={t`Schrift`}>
      <div className={styles['letters']}>
        {sizes.map((size) => (
          <p
            key={size}
            style={{
              fontSize: `var(--nf-${size})`,
              fontFamily: `var(--nf-font-${size.startsWith('title') ? 'display' : 'text'})`,
            }}
          >
            {t`Vier leichte Stücke`} <code>--nf-{size}</code>
          </p>
        ))}
      </div>
      <StaffRule kind="plain" />
      <StaffRule kind="end" />
      <StaffRule kind="motif" />
    </SampleSection>
  );
}
