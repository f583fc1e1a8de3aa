import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { DownloadArea } from '#features/downloads/download-area.tsx';
import { FolderOverview } from '#features/downloads/folder-overview.tsx';
import { jobFoldersAtom } from '#features/sheet-configurator/job-folders-atom.ts';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

/** `/download` and `/download/{folderId}`. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const { folderId } = useParams();
  const folders = useAtomValue(jobFoldersAtom);
  return (
    <PageWidth>
      {folderId === undefined ? (
        <>
          <TrailView name={t`Meine Dateien`} />
          <FolderOverview folders={folders} />
        </>
      ) : (
        <>
          <TrailView
            trail={[{ name: t`Meine Dateien`, path: '/download' }]}
            name={folders.find((folder) => folder.folderId === folderId)?.title ?? t`Dateien eines Auftrags`}
          />
          <DownloadArea key={folderId} folderId={folderId} />
        </>
      )}
    </PageWidth>
  );
}
