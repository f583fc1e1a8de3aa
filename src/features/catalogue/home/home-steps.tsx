import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Section } from '#ui/layout/section.tsx';
import styles from './home-steps.module.css';

/** How a printed score comes about, in three steps. */
export function HomeSteps(): ReactElement {
  const { t } = useLingui();
  const steps = [
    {
      title: t`PDF hineinlegen`,
      text: t`Wir lesen die Seiten noch in Ihrem Browser: Format, Farbe, Ränder. Der Preis steht da, bevor etwas übertragen ist.`,
    },
    {
      title: t`Papier und Bindung wählen`,
      text: t`Wir schlagen vor, was passt. Sie blättern durch die Vorschau und sehen, wo Sie umblättern werden.`,
    },
    {
      title: t`Spielen`,
      text: t`Wir drucken, binden und schicken. Bestellen können Sie ohne Kundenkonto.`,
    },
  ];
  return (
    <Section rhythm="page" ground="surface" heading={t`So geht es`}>
      <ol className={styles['steps']}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
