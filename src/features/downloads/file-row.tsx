import { useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { StorageError } from '#file-storage/protocol/storage-error.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileEntry } from '#ui/content/file-entry.tsx';
import { DownloadIcon } from '#ui/icons/transfer-icons.tsx';
import { TrashIcon } from '#ui/icons/edit-icons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { FolderFile } from './folder-files.ts';
import styles from './download-area.module.css';
import { noDownloadWords } from './download-words.ts';

interface FileRowProps {
  file: FolderFile;
  onDelete: () => Promise<void>;
}

export function FileRow({ file: { name, size, storedAt, isOrdered, url }, onDelete }: FileRowProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const notify = useSetAtom(notifyAtom);
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const confirmDeletion = async (): Promise<void> => {
    setDeleting(true);
    try {
      await onDelete();
    } catch (error) {
      console.error('The file could not be deleted.', error);
      // Refused: it was ordered after this list was made.
      const message = isRefused(error)
        ? t`${name} gehört zu einer Bestellung und kann hier nicht gelöscht werden.`
        : t`${name} konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.`;
      notify({ type: 'danger', message });
      setDeleting(false);
      setAsking(false);
    }
  };
  return (
    <li>
      <FileEntry
        name={name}
        facts={
          storedAt === undefined ? formats.fileSize(size) : `${formats.fileSize(size)}, ${formats.dateTime(storedAt)}`
        }
        actions={
          <>
            {url === undefined ? (
              <span className={styles['facts']}>{t(noDownloadWords)}</span>
            ) : (
              <a href={url} download={name} className={styles['download']} aria-label={t`${name} herunterladen`}>
                <DownloadIcon /> {t`Herunterladen`}
              </a>
            )}
            {isOrdered ? (
              <span className={styles['facts']}>{t`Bestellt, bleibt für den Druck`}</span>
            ) : (
              <Button variant="quiet" size="small" aria-label={t`${name} löschen`} onClick={() => setAsking(true)}>
                <TrashIcon /> {t`Löschen`}
              </Button>
            )}
          </>
        }
      />
      <Dialog
        open={isAsking}
        size="small"
        onClose={() => setAsking(false)}
        title={t`Datei löschen?`}
        closeLabel={t`Schließen`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>{t`Behalten`}</Button>
            <Button variant="danger" busy={isDeleting} onClick={() => void confirmDeletion()}>
              {t`Endgültig löschen`}
            </Button>
          </>
        }
      >
        <p>{t`${name} wird sofort und endgültig gelöscht. Ein Auftrag, der noch nicht gedruckt ist, kann ohne die Datei nicht ausgeführt werden.`}</p>
      </Dialog>
    </li>
  );
}

const isRefused = (error: unknown): boolean => error instanceof StorageError && error.kind === 'unauthorized';
