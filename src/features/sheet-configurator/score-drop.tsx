import { useState, type ReactElement } from 'react';
import { useStore } from 'jotai';
import { useNavigate } from 'react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { DropZone } from '#ui/fields/drop-zone.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { maxFileBytes } from '#print/file-limit.ts';
import type { FileRefusal } from './jobs/file-refusal.ts';

interface ScoreDropProps {
  size?: 'hero' | 'compact';
}

/** Where everything begins: choose a PDF, or drop it here. What works on it loads only then. */
export function ScoreDrop({ size = 'hero' }: ScoreDropProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const store = useStore();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const limit = formats.fileSize(maxFileBytes);

  const refusalWords = (refusal: FileRefusal, { name, size: bytes }: File): string => {
    const actual = formats.fileSize(bytes);
    switch (refusal) {
      case 'too-large':
        return t`${name} hat ${actual}, möglich sind ${limit}. Bitte verkleinern Sie eingescannte Seiten oder teilen Sie die Datei.`;
      case 'empty':
        return t`${name} ist leer. Bitte wählen Sie eine andere Datei.`;
      case 'picture':
        return t`${name} ist ein Bild. Bitte speichern Sie es als PDF und wählen Sie die neue Datei.`;
      case 'no-pdf':
        return t`${name} ist kein lesbares PDF. Bitte exportieren Sie Ihre Noten als PDF.`;
    }
  };
  const take = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    setProblem(undefined);
    const [{ refusalOf }, { startJobAtom }] = await Promise.all([
      import('./jobs/file-refusal.ts'),
      import('./jobs/start-job.ts'),
    ]);
    const refusal = await refusalOf(file);
    if (refusal) setProblem(refusalWords(refusal, file));
    else await navigate(`/sheet-configuration-v3?job=${store.set(startJobAtom, file)}`);
  };

  return (
    <DropZone
      size={size}
      multiple={false}
      accept="application/pdf,.pdf"
      label={t`PDF auswählen`}
      title={t`Ziehen Sie Ihre Noten hierher`}
      dropLabel={t`Loslassen, dann sehen wir sie uns an`}
      hint={
        <Trans>
          Ein PDF, bis {limit}. Bitte nur Noten, die Sie vervielfältigen dürfen.{' '}
          <TextLink to="/datenschutz">Was mit Ihrer Datei geschieht</TextLink>
        </Trans>
      }
      error={problem}
      onFiles={(files) => void take(files)}
    />
  );
}
