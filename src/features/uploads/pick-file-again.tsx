import { useRef, useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { UploadIcon } from '#ui/icons/action-icons.tsx';
import { OtherFile } from './other-file.ts';
import { repickUploadAtom } from './upload-atoms.ts';
import styles from './upload-list.module.css';
import type { UploadView } from './upload-view.ts';
import { unreadableFileWords } from './upload-words.ts';

/** Gives an upload its file back; another file is refused in words. */
export function PickFileAgain({ upload: { id, name } }: { upload: UploadView }): ReactElement {
  const { t } = useLingui();
  const repick = useSetAtom(repickUploadAtom);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const pick = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem(undefined);
    try {
      await repick({ id, file });
    } catch (error) {
      const isOther = error instanceof OtherFile;
      setProblem(isOther ? t`Das ist eine andere Datei. Bitte wählen Sie ${name}.` : t(unreadableFileWords));
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`${name} noch einmal wählen`}
        onChange={({ target }) => {
          void pick(target.files?.[0]);
          // So that the same file can be chosen after another one.
          target.value = '';
        }}
      />
      <IconButton label={t`${name} noch einmal wählen`} icon={<UploadIcon />} onClick={() => input.current?.click()} />
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
