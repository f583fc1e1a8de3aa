import { useRef, useState, type ReactElement } from 'react';
import { atom, useSetAtom } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { UploadIcon } from '#ui/icons/action-icons.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const [strangers, setStrangers] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const pick = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
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
        <>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept="application/pdf,.pdf"
            aria-label={t`Fehlende Dateien noch einmal wählen`}
            onChange={({ target }) => {
              void pick([...(target.files ?? [])]);
              // So that the same files can be chosen again.
              target.value = '';
            }}
          />
          <Button size="small" variant="secondary" busy={isBusy} onClick={() => input.current?.click()}>
            <UploadIcon /> {t`Fehlende Dateien noch einmal wählen`}
          </Button>
        </>
      )}
      {strangers > 0 && (
        <p className={styles['problem']} role="alert">
          {t`${plural(strangers, { one: '# Datei gehört zu keiner der wartenden Übertragungen.', other: '# Dateien gehören zu keiner der wartenden Übertragungen.' })}`}
        </p>
      )}
    </>
  );
}
