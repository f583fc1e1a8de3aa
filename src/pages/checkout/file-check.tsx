import { useEffect, useEffectEvent } from 'react';
import { useSetAtom } from 'jotai';
import { askForFile } from '#features/checkout/ask-for-file.ts';
import type { FileAnswer, FileAnswers, NeededFile } from '#features/checkout/pending-uploads.ts';
import { useFileStorage } from '#features/downloads/use-file-storage.ts';
import { renewJobFileAtom } from '#features/sheet-configurator/renew-job-file.ts';
import { noteStoredAtom } from '#features/sheet-configurator/upload-outcomes.ts';
import { forgetArrivalAtom } from '#features/uploads/forget-arrival-atom.ts';

interface FileCheckProps {
  /** Files nobody here knows anything of. */
  files: readonly NeededFile[];
  onAnswers: (answers: FileAnswers) => void;
}

/** The storage is asked for this many files at a time. */
const askedAtATime = 6;

/** Asks the storage for files some at a time; those that are answered are expected to be gone from the list. Draws nothing. */
export function FileCheck({ files, onAnswers }: FileCheckProps): null {
  const storage = useFileStorage();
  const renew = useSetAtom(renewJobFileAtom);
  const note = useSetAtom(noteStoredAtom);
  const forgetArrival = useSetAtom(forgetArrivalAtom);
  const batch = files.slice(0, askedAtATime);

  const ask = async (file: NeededFile): Promise<[string, FileAnswer]> => {
    const answer = await askForFile(storage, file);
    try {
      if (answer === 'missing') {
        await forgetArrival(file.path);
        await renew(file);
      }
      if (answer !== 'unreachable') await note(file, answer);
    } catch (error) {
      console.error('The print job of a file could not be brought up to date.', error);
    }
    return [file.path, answer];
  };
  const askFor = useEffectEvent(async (paths: string) => {
    const asked = paths.split('\n').flatMap((path) => batch.find((file) => file.path === path) ?? []);
    return new Map(await Promise.all(asked.map(ask)));
  });

  const paths = batch.map(({ path }) => path).join('\n');
  useEffect(() => {
    let current = true;
    void askFor(paths).then((answers) => current && onAnswers(answers));
    return () => void (current = false);
  }, [paths, onAnswers]);
  return null;
}
