import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { ChooseFilesButton } from '#ui/fields/files/choose-files-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { RetryIcon, UploadIcon } from '#ui/icons/transfer-icons.tsx';
import styles from './upload-list.module.css';

interface FileOffRecordProps {
  name: string;
  /** Bytes. */
  size: number;
  /** `starting`: an upload is just being put on record; `lost`: it failed, and its record is gone. */
  standing: 'starting' | 'arrived' | 'given-up' | 'lost' | 'unknown';
  /** Undefined when it has to be picked first. */
  file: File | undefined;
  onSend: (file: File) => void;
}

/** A file no upload is on record for: where it is as far as is known, and the way to send it once more. */
export function FileOffRecord(props: FileOffRecordProps): ReactElement {
  const { t } = useLingui();
  const { name, standing, file, onSend } = props;
  if (standing === 'starting') return <ProgressBar label={t`${name} wird vorbereitet`} value={null} />;
  if (standing === 'arrived') return <p>{t`${name} liegt bei uns.`}</p>;
  const isUnknown = standing === 'unknown';
  const what = {
    'given-up': t`Die Übertragung wurde abgebrochen.`,
    lost: t`Die Datei ist nicht übertragen.`,
    unknown: t`Wir wissen nicht, ob ${name} bei uns ist.`,
  };
  return (
    <Notice
      tone="warning"
      title={what[standing]}
      actions={
        file ? (
          <Button size="small" variant="secondary" onClick={() => onSend(file)}>
            <RetryIcon /> {t`Noch einmal übertragen`}
          </Button>
        ) : (
          <PickToSend {...props} />
        )
      }
    >
      {isUnknown
        ? t`Dieser Browser weiß nichts mehr von der Übertragung. In der Kasse sehen wir nach; mit einer neuen Übertragung gehen Sie sicher.`
        : t`Ohne die Datei können wir nicht drucken. Übertragen Sie sie bitte noch einmal.`}
    </Notice>
  );
}

/** Only a file like the one that was configured is taken: same name, same size. */
function PickToSend({ name, size, onSend }: FileOffRecordProps): ReactElement {
  const { t } = useLingui();
  const [isOther, setOther] = useState(false);
  const pick = (file: File | undefined): void => {
    if (!file) return;
    const isSame = file.name === name && file.size === size;
    setOther(!isSame);
    if (isSame) onSend(file);
  };
  return (
    <>
      <ChooseFilesButton
        label={t`${name} noch einmal wählen`}
        accept="application/pdf,.pdf"
        size="small"
        onFiles={([file]) => pick(file)}
      >
        <UploadIcon /> {t`Noch einmal wählen`}
      </ChooseFilesButton>
      {isOther && (
        <p className={styles['problem']} role="alert">
          {t`Das ist eine andere Datei. Bitte wählen Sie ${name}.`}
        </p>
      )}
    </>
  );
}
