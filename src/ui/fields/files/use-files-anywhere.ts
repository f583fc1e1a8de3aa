import { useEffect, useEffectEvent } from 'react';
import { chosenWith } from './choose-files.ts';
import type { ChosenFile } from './chosen-file.ts';

/**
 * Takes files that are pasted, or dropped beside every drop zone, wherever on the page: without this the browser would leave
 * the page to show the dropped file. Pasting into a text field stays pasting into a text field.
 */
export function useFilesAnywhere(onFiles: (files: ChosenFile[]) => void): void {
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    if (!transfer || event.defaultPrevented || !hasFiles(transfer)) return;
    event.preventDefault();
    void chosenWith(transfer).then(onFiles);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => !isTextField(event.target) && take(event, event.clipboardData), {
      signal,
    });
    document.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    document.addEventListener(
      'dragover',
      (event) => event.dataTransfer && hasFiles(event.dataTransfer) && event.preventDefault(),
      { signal },
    );
    return () => listening.abort();
  }, []);
}

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
