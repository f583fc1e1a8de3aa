import { useRef, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { ScorePage } from '#ui/ornaments/score-page.tsx';
import { StripControls } from '#ui/strip/strip-controls.tsx';
import { SampleSection } from './sample-section.tsx';
import styles from './samples.module.css';

const [width, height] = [1280, 800];

/** @param theme its name: two rows on one page need names of their own */
export function PictureSamples({ theme }: { theme: string }): ReactElement {
  const { t } = useLingui();
  const { locale } = useShell();
  // What an app shop would show of this one: every build has it.
  const url = `/screenshots/${locale}/home-wide.jpg`;
  const file = { url, alt: t`Die Startseite`, width, height, thumbnails: [] };
  return (
    <SampleSection heading={t`Bilder und Reihen`}>
      <Stack gap={5}>
        <Grid minWidth="7.5rem" gap={4}>
          <Picture src={url} alt={t`Füllt den Rahmen`} ratio="1 / 1" sizes="20rem" {...{ width, height }} />
          <Picture src={url} alt={t`Ganz zu sehen`} ratio="1 / 1" fit="contain" sizes="20rem" {...{ width, height }} />
          <MediaPicture media={file} ratio="4 / 3" fit="snug" sizes="20rem" />
          <Picture src={undefined} alt={t`Kein Bild da`} ratio="3 / 4" />
        </Grid>
        <Strip theme={theme} />
      </Stack>
    </SampleSection>
  );
}

function Strip({ theme }: { theme: string }): ReactElement {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const labels = {
    previous: t`Vorherige Seiten (${theme})`,
    next: t`Weitere Seiten (${theme})`,
    pause: t`Automatik anhalten`,
    play: t`Von selbst weiterblättern`,
    show: (number: number) => t`Seite ${number} zeigen (${theme})`,
  };
  return (
    <div>
      <ul ref={strip} className={styles['strip']}>
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <li key={number}>
            <ScorePage seed={number} />
            <TextLink to="/style" quiet>{t`Seite ${number}`}</TextLink>
          </li>
        ))}
      </ul>
      <StripControls strip={strip} labels={labels} arrows dots place="outside" />
    </div>
  );
}
