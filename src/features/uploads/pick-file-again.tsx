import { useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { OtherFile } from './other-file.ts';
import { PickPdf } from './pick-pdf.tsx';
import { repickUploadAtom } from './upload-atoms.ts';
import type { UploadView } from './upload-view.ts';
import { unreadableFileWords } from './upload-words.ts';

/** Gives an upload its file back; another file is refused in words. */
export function PickFileAgain({ upload: { id, name } }: { upload: UploadView }): ReactElement {
  const { t } = useLingui();
  const repick = useSetAtom(repickUploadAtom);
  const [problem, setProblem] = useState<string>();
  const pick = async (file: File): Promise<void> => {
    setProblem(undefined);
    try {
      await repick({ id, file });
    } catch (error) {
      if (!(error instanceof OtherFile)) setProblem(t(unreadableFileWords));
      else if (file.name !== name) setProblem(t`Das ist eine andere Datei. Bitte wählen Sie ${name}.`);
      else {
        setProblem(
          t`Diese Datei wurde inzwischen geändert. Bitte brechen Sie diese Übertragung ab und wählen Sie die Datei dann wie eine neue.`,
        );
      }
    }
  };
  return <PickPdf name={name} problem={problem} onPick={(file) => void pick(file)} />;
}
