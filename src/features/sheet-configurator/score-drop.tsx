import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { askBeforeLeaving } from '#platform/navigation/ask-before-leaving.ts';
import { useShell } from '#platform/session/shell.ts';
import type { ChosenFile } from '#ui/fields/files/chosen-file.ts';
import { DropZone } from '#ui/fields/files/drop-zone.tsx';
import { useFilesAnywhere } from '#ui/fields/files/use-files-anywhere.ts';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { useChoiceLimits } from './choice-limits.ts';

interface ScoreDropProps {
  size?: 'hero' | 'compact';
}

/** Where everything begins: choose PDFs, drop them here or paste them. What works on them loads only then. */
export function ScoreDrop({ size = 'hero' }: ScoreDropProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const shell = useShell();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const limits = useChoiceLimits();
  const [each, all, count] = [formats.fileSize(limits.fileBytes), formats.fileSize(limits.bytes), limits.files];

  const take = async (files: readonly ChosenFile[]): Promise<void> => {
    if (isReading || files.length === 0) return;
    setProblem(undefined);
    setReading(true);
    // Nobody else has them yet.
    askBeforeLeaving(files, true);
    try {
      const { receiveFiles } = await import('./receive-files.ts');
      const reception = await receiveFiles(files, shell);
      if ('to' in reception) await navigate(reception.to);
      else setProblem(reception.problem);
    } catch (error) {
      console.error('The chosen files could not be taken.', error);
      setProblem(t`Das hat nicht geklappt. Bitte prüfen Sie die Verbindung und wählen Sie die Datei noch einmal.`);
    } finally {
      askBeforeLeaving(files, false);
      setReading(false);
    }
  };
  useFilesAnywhere((files) => void take(files));

  return (
    <DropZone
      size={size}
      accept="application/pdf,.pdf,application/zip,.zip"
      label={t`PDF auswählen`}
      folderLabel={t`Ordner auswählen`}
      title={t`Ziehen Sie Ihre Noten hierher`}
      dropLabel={t`Loslassen, dann sehen wir sie uns an`}
      busyLabel={isReading ? t`Wir sehen uns die Dateien an` : undefined}
      hint={
        <Trans>
          PDF oder ZIP, bis {each} je Datei, bis {count} Dateien und {all} auf einmal. Bitte nur Noten, die Sie
          vervielfältigen dürfen. <TextLink to="/datenschutz">Was mit Ihrer Datei geschieht</TextLink>
        </Trans>
      }
      error={problem}
      onFiles={(files) => void take(files)}
    />
  );
}
