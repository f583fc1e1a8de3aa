import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { sentenceStart } from '#platform/i18n/sentence-start.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ChooseFilesButton } from '#ui/fields/files/choose-files-button.tsx';
import { DropZone, type DropZoneProps } from '#ui/fields/files/drop-zone.tsx';
import { RadioCardGroup } from '#ui/fields/radio-card-group.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { BookCoilIcon, BookStapleIcon, SheetsIcon } from '#ui/icons/binding-icons.tsx';
import { Cluster } from '#ui/layout/cluster.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SampleSection } from './sample-section.tsx';

export function ChoiceSamples(): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const [chosen, setChosen] = useState('coil');
  const options = [
    {
      value: 'coil',
      label: sentenceStart(t`Spiralbindung`),
      description: t`Liegt flach`,
      picture: <BookCoilIcon />,
      price: formats.price(4.9),
    },
    {
      value: 'staple',
      label: sentenceStart(t`Klammerheftung`),
      picture: <BookStapleIcon />,
      mark: <Badge tone="accent">{t`Beliebt`}</Badge>,
    },
    { value: 'loose', label: t`Lose Blätter`, picture: <SheetsIcon />, disabled: true },
  ];
  return (
    <SampleSection heading={t`Auswahl`}>
      <Stack gap={5}>
        <Checkbox label={t`An diese Adresse liefern`} hint={t`Sie lässt sich später ändern.`} defaultChecked />
        <Checkbox label={t`An diese Adresse liefern`} disabled />
        <Checkbox label={t`Ich stimme den AGB zu`} error={t`Bitte stimmen Sie zu.`} />
        <RadioGroup legend={t`Bindung`} options={options} value={chosen} onValueChange={setChosen} />
        <RadioCardGroup legend={t`Bindung`} options={options} value={chosen} onValueChange={setChosen} />
        <RadioCardGroup layout="lines" legend={t`Bindung`} options={options} value={chosen} onValueChange={setChosen} />
        <FileSamples />
      </Stack>
    </SampleSection>
  );
}

function FileSamples(): ReactElement {
  const { t } = useLingui();
  const states: readonly Partial<DropZoneProps>[] = [
    { size: 'hero', folderLabel: t`Ordner auswählen` },
    {},
    { busyLabel: t`Wir sehen uns die Dateien an` },
    { error: t`Das ist kein PDF.` },
    { disabled: true },
  ];
  return (
    <>
      {states.map((state) => (
        <DropZone
          key={Object.keys(state).join('')}
          size="compact"
          title={t`Ziehen Sie Ihre Noten hierher`}
          label={t`PDF auswählen`}
          hint={t`Bis 500 Seiten.`}
          dropLabel={t`Loslassen, um hinzuzufügen`}
          onFiles={takeNothing}
          {...state}
        />
      ))}
      <Cluster gap={3}>
        {[false, true].map((busy) => (
          <ChooseFilesButton
            key={String(busy)}
            label={t`Noten.pdf noch einmal wählen`}
            accept="application/pdf"
            busy={busy}
            onFiles={takeNothing}
          >
            {t`Noch einmal wählen`}
          </ChooseFilesButton>
        ))}
      </Cluster>
    </>
  );
}

/** Nothing is taken: the files of who tries them stay where they are. */
const takeNothing = (): void => undefined;
