import { useEffect, type ReactElement } from 'react';
import { ReloadNotice } from '#features/checkout/reload-notice.tsx';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { FileCheck } from './file-check.tsx';
import { useNeededFiles } from './use-needed-files.ts';

const loadNote = () =>
  import('#features/uploads/needed-files-note.tsx').then(
    ({ NeededFilesNote }) => NeededFilesNote,
    () => ReloadNotice,
  );

/** Finds out whether the files of the cart are with us, tells the page, and says to the reader why not. */
export function NeededFiles({ onJudged }: { onJudged: (areThere: boolean) => void }): ReactElement | null {
  const { pending, toAsk, addAnswers, askAgain } = useNeededFiles();
  const { files, stoppedJobId, moving, share, stopped, missing, unreachable } = pending;
  useEffect(() => {
    onJudged(files === 0);
    return () => onJudged(false);
  }, [files, onJudged]);
  if (files === 0) return null;
  const job = stoppedJobId === undefined ? '' : `?job=${encodeURIComponent(stoppedJobId)}`;
  const to = `/sheet-configuration-v3${job}`;
  return (
    <>
      {toAsk.length > 0 && <FileCheck files={toAsk} onAnswers={addAnswers} />}
      <LatePart
        areas={['uploads']}
        load={loadNote}
        props={{ moving, share, stopped, missing, unreachable, to, onAskAgain: askAgain }}
      />
    </>
  );
}
