import { useState, type ReactElement } from 'react';
import { atom, useSetAtom } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChooseFilesButton } from '#ui/fields/files/choose-files-button.tsx';
import { UploadIcon } from '#ui/icons/transfer-icons.tsx';
import { findDuplicatesAtom, repickUploadAtom } from '../upload-atoms.ts';
import { lacksItsFile } from '../upload-remedy.ts';
import styles from './upload-panel.module.css';

/** Gives each of these files to the upload that waits for it. @returns how many belong to none */
const giveFilesBackAtom = atom(null, async (_get, set, files: readonly File[]): Promise<number> => {
  let given = 0;
  for (const [file, upload] of await set(findDuplicatesAtom, files)) {
    if (!lacksItsFile(upload)) continue;
    try {
      await set(repickUploadAtom, { id: upload.id, file });
      given += 1;
    } catch (error) {
      console.warn('A file picked again was not taken.', error);
    }
  }
  return files.length - given;
});

/** Gives many uploads their files back with one choice. @param count how many wait for theirs */
export function PickFilesAgain({ count }: { count: number }): ReactElement {
  const { t } = useLingui();
  const giveBack = useSetAtom(giveFilesBackAtom);
  const [strangers, setStrangers] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const pick = async (files: readonly File[]): Promise<void> => {
    setStrangers(0);
    setBusy(true);
    try {
      setStrangers(await giveBack(files));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {(count > 1 || isBusy) && (
        <ChooseFilesButton
          label={t`Fehlende Dateien noch einmal wählen`}
          accept="application/pdf,.pdf"
          multiple
          size="small"
          busy={isBusy}
          onFiles={(files) => void pick(files)}
        >
          <UploadIcon /> {t`Fehlende Dateien noch einmal wählen`}
        </ChooseFilesButton>
      )}
      {strangers > 0 && (
        <p className={styles['problem']} role="alert">
          {t`${plural(strangers, { one: '# Datei gehört zu keiner der wartenden Übertragungen.', other: '# Dateien gehören zu keiner der wartenden Übertragungen.' })}`}
        </p>
      )}
    </>
  );
}
