import { useEffect, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useHydrateAtoms } from 'jotai/utils';
import { filesVerdictAtom } from '#features/checkout/files-verdict-atom.ts';
import {
  areFilesThereAtom,
  askForFilesAtom,
  doubtAnswersAtom,
  pendingFilesAtom,
  uploadQueueAtom,
} from '#features/checkout/needed-files-atoms.ts';
import { ReloadNotice } from '#features/checkout/reload-notice.tsx';
import { useFileStorage } from '#features/downloads/use-file-storage.ts';
import { knownUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { askStorageAtom } from './ask-storage-atom.ts';

/** Has the storage asked for files of the cart of which nobody here knows, and says which are not with us yet. */
export function NeededFiles(): ReactElement | null {
  useHydrateAtoms([
    [uploadQueueAtom, knownUploadsAtom],
    [filesVerdictAtom, areFilesThereAtom],
  ]);
  const { files, unknown, stoppedJobId, moving, share, stopped, missing, unreachable } = useAtomValue(pendingFilesAtom);
  const doubtAnswers = useSetAtom(doubtAnswersAtom);
  useQuestions(unknown.length > 0);
  if (files === 0) return null;
  const job = stoppedJobId === undefined ? '' : `?job=${encodeURIComponent(stoppedJobId)}`;
  const to = `/sheet-configuration-v3${job}`;
  return (
    <LatePart
      areas={['uploads']}
      load={loadNote}
      props={{ moving, share, stopped, missing, unreachable, to, onAskAgain: doubtAnswers }}
    />
  );
}

const loadNote = () =>
  import('#features/uploads/needed-files-note.tsx').then(
    ({ NeededFilesNote }) => NeededFilesNote,
    () => ReloadNotice,
  );

function useQuestions(areOpen: boolean): void {
  const storage = useFileStorage();
  const askForFiles = useSetAtom(askForFilesAtom);
  const askStorage = useSetAtom(askStorageAtom);
  useEffect(() => {
    if (areOpen) void askForFiles((file) => askStorage(storage, file));
  }, [areOpen, storage, askForFiles, askStorage]);
}
