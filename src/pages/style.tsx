import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { ButtonSamples } from './style/button-samples.tsx';
import { ChoiceSamples } from './style/choice-samples.tsx';
import { ColourSamples } from './style/colour-samples.tsx';
import { ContentSamples } from './style/content-samples.tsx';
import { FieldSamples } from './style/field-samples.tsx';
import { FormSamples } from './style/form-samples.tsx';
import { LetterSamples } from './style/letter-samples.tsx';
import { MessageSamples } from './style/message-samples.tsx';
import { PictureSamples } from './style/picture-samples.tsx';
import { ThemeNameContext } from './style/sample-section.tsx';
import { WaySamples } from './style/way-samples.tsx';
import styles from './style/samples.module.css';

/** Everything the shop's pages are made of, in every state, in both themes beside each other: for whoever gives it a brand of their own. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const themes = [
    { theme: 'light', name: t`Hell` },
    { theme: 'dark', name: t`Dunkel` },
  ];
  return (
    <PageWidth>
      <PageHead title={t`Gestaltung`} />
      <TrailView name={t`Gestaltung`} />
      <PageHeading intro={t`Woraus die Seiten dieses Shops bestehen: jedes Teil in jedem Zustand, hell und dunkel.`}>
        {t`Gestaltung`}
      </PageHeading>
      <div className={styles['themes']}>
        {themes.map(({ theme, name }) => (
          <section key={theme} data-theme={theme} className={styles['theme']} aria-label={name}>
            <h2>{name}</h2>
            <ThemeNameContext value={name}>
              <ColourSamples />
              <LetterSamples />
              <ButtonSamples />
              <FieldSamples />
              <ChoiceSamples />
              <FormSamples />
              <MessageSamples />
              <ContentSamples />
              <PictureSamples theme={name} />
              <WaySamples theme={name} />
            </ThemeNameContext>
          </section>
        ))}
      </div>
    </PageWidth>
  );
}
