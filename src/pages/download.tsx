import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router';
import { DownloadArea } from '#features/downloads/download-area.tsx';
import { FolderOverview } from '#features/downloads/folder-overview.tsx';
import { jobFoldersAtom } from '#features/sheet-configurator/job-folders-atom.ts';
import { PageWidth } from '#ui/layout/page-width.tsx';

/** `/download` and `/download/{folderId}`. */
export function Component(): ReactElement {
  const { folderId } = useParams();
  const folders = useAtomValue(jobFoldersAtom);
  return (
    <PageWidth>
      {folderId === undefined ? (
        <FolderOverview folders={folders} />
      ) : (
        <DownloadArea key={folderId} folderId={folderId} />
      )}
    </PageWidth>
  );
}
