import { useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { ChooseFilesButton } from '#ui/fields/files/choose-files-button.tsx';
import { UploadIcon } from '#ui/icons/transfer-icons.tsx';
import { OtherFile } from '../engine/other-file.ts';
import { repickUploadAtom } from '../upload-atoms.ts';
import styles from '../upload-list.module.css';
import type { UploadView } from '../upload-view.ts';
import { unreadableFileWords } from '../upload-words.ts';

/** Gives an upload its file back; another file is refused in words. */
export function PickFileAgain({ upload: { id, name } }: { upload: UploadView }): ReactElement {
  const { t } = useLingui();
  const repick = useSetAtom(repickUploadAtom);
  const [problem, setProblem] = useState<string>();
  const pick = async (file: File | undefined): Promise<void> => {
    if (!file) return;
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
  return (
    <>
      <ChooseFilesButton
        label={t`${name} noch einmal wählen`}
        accept="application/pdf,.pdf"
        size="small"
        onFiles={([file]) => void pick(file)}
      >
        <UploadIcon /> {t`Noch einmal wählen`}
      </ChooseFilesButton>
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
