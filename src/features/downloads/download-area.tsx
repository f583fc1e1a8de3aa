import { useRef, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { FolderIcon } from '#ui/icons/score-icons.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { FileRow } from './file-row.tsx';
import styles from './download-area.module.css';
import { downloadErrorWords, unreachableWords } from './download-words.ts';
import { RetentionNote } from './retention-note.tsx';
import { useFolderFiles } from './use-folder-files.ts';

/** The files of one print job: download, delete, and how long they stay. Whoever has the address may see them. */
export function DownloadArea({ folderId }: { folderId: string }): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Ihre Dateien`} />
      <PageHeading intro={t`Diese Dateien gehören zu Ihrem Druckauftrag. Nur wer diese Adresse kennt, kann sie sehen.`}>
        {t`Ihre Dateien`}
      </PageHeading>
      <FolderList folderId={folderId} />
      <RetentionNote />
    </>
  );
}

function FolderList({ folderId }: { folderId: string }): ReactElement {
  const { t } = useLingui();
  const { state, reload, remove } = useFolderFiles(folderId);
  const list = useRef<HTMLUListElement>(null);
  if (state.status === 'loading') return <Skeleton lines={4} />;
  if (state.status === 'failed') {
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t`Ihre Dateien können gerade nicht gezeigt werden.`}
        actions={<Button variant="secondary" onClick={reload}>{t`Noch einmal versuchen`}</Button>}
      >
        {t(downloadErrorWords(state.error))}
      </Notice>
    );
  }
  if (state.files.length === 0) {
    return (
      <EmptyState
        title={t`Hier liegen keine Dateien`}
        icon={<FolderIcon />}
        actions={<ButtonLink to="/sheet-configuration-v3">{t`Noten drucken`}</ButtonLink>}
      >
        {t`Vielleicht wurden sie gelöscht, die Übertragung läuft noch, oder die Adresse ist nicht vollständig.`}
      </EmptyState>
    );
  }
  return (
    <>
      {state.keptSince !== undefined && <TakenNote since={state.keptSince} />}
      <ul ref={list} className={styles['files']} aria-label={t`Dateien`} tabIndex={-1}>
        {state.files.map((file) => (
          <FileRow
            key={file.path}
            file={file}
            onDelete={async () => {
              await remove(file);
              // The focus stays in the list after its row is gone (A11Y-24).
              list.current?.focus();
            }}
          />
        ))}
      </ul>
    </>
  );
}

/** Says that this is what was taken along, and of when it is. */
function TakenNote({ since }: { since: string }): ReactElement {
  const { t } = useLingui();
  const at = Date.parse(since);
  return (
    <Notice role="status">
      {t(unreachableWords)}{' '}
      {Number.isFinite(at) && <LatePart load={loadMoment} props={{ at }} areas={['connection']} />}
    </Notice>
  );
}

const loadMoment = async () => (await import('#platform/connectivity/kept-moment.tsx')).KeptMoment;
