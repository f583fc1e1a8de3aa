import { useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { ChooseFilesButton } from '#ui/fields/files/choose-files-button.tsx';
import { giveUpJobAtom } from '../jobs/sending/give-up-job.ts';
import type { KeptJob } from '../kept-job.ts';
import styles from './job-line.module.css';

/** In place of a file that cannot be printed: its job goes as soon as another one has taken its place. */
export function ChooseAnother({ kept, isInCart }: { kept: KeptJob; isInCart: boolean }): ReactElement {
  const { t } = useLingui();
  const shell = useShell();
  const navigate = useNavigate();
  const giveUp = useSetAtom(giveUpJobAtom);
  const [problem, setProblem] = useState<string>();
  const { id, name } = kept.job;
  const label = t`Andere Datei statt ${name} wählen`;
  const take = async (file: File): Promise<void> => {
    setProblem(undefined);
    try {
      const { receiveFiles } = await import('../receive-files.ts');
      const reception = await receiveFiles([{ file, folder: kept.file.folder ?? '' }], shell);
      if ('problem' in reception) {
        setProblem(reception.problem);
        return;
      }
      if (reception.job !== undefined && reception.job !== id && !isInCart) await giveUp(kept);
      await navigate(reception.to);
    } catch (error) {
      console.error('The chosen file could not be taken.', error);
      setProblem(t`Das hat nicht geklappt. Bitte prüfen Sie die Verbindung und wählen Sie die Datei noch einmal.`);
    }
  };
  return (
    <>
      <ChooseFilesButton label={label} accept="application/pdf,.pdf" onFiles={([file]) => file && void take(file)}>
        <Trans>Andere Datei wählen</Trans>
      </ChooseFilesButton>
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
