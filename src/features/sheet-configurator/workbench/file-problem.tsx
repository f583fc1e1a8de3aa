import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { FileFailure } from '#print/pages/inspection-failure.ts';
import { ScoreDrop } from '../score-drop.tsx';

/** A file that cannot be printed, whatever we try. */
export function LateUnprintableFile(props: { failure: FileFailure; bytes: number }): ReactElement {
  return <LatePart load={loadUnprintable} props={props} />;
}

const loadUnprintable = async () => (await import('./unprintable-file.tsx')).UnprintableFile;

/** The file was neither chosen in this tab nor is its copy in this browser any more. */
export function MissingFile({ name }: { name: string }): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <Notice tone="warning" title={t`Die Datei ist nicht mehr in diesem Browser.`}>
        {t`Bitte wählen Sie ${name} noch einmal. Bis eine Datei vollständig gelesen ist, kann sie beim Schließen der Seite verloren gehen.`}
      </Notice>
      <ScoreDrop size="compact" />
    </>
  );
}

const loadUnavailable = async () => (await import('./inspection-unavailable.tsx')).InspectionUnavailable;

/** The inspection itself could not run; that is nobody's file's fault. */
export function InspectionTrouble({ onAgain }: { onAgain: () => void }): ReactElement {
  return <LatePart load={loadUnavailable} props={{ onAgain }} />;
}
