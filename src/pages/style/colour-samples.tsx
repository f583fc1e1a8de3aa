import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { SampleSection } from './sample-section.tsx';
import styles from './samples.module.css';

/** Names of the variables that `ui/theme/palette.css` sets and a brand may set anew. */
const colours =
  `paper surface sunken ink muted line control-line accent accent-strong accent-ink accent-soft danger danger-soft warning
  warning-soft success success-soft info info-soft score-paper score-ink`.split(/\s+/);

export function ColourSamples(): ReactElement {
  const { t } = useLingui();
  return (
    <SampleSection heading={t`Farben`}>
      <ul className={styles['colours']}>
        {colours.map((name) => (
          <li key={name} className={styles['colour']}>
            <span style={{ background: `var(--nf-${name})` }} />
            <code>--nf-{name}</code>
          </li>
        ))}
      </ul>
    </SampleSection>
  );
}
