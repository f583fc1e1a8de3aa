import type { ChosenFile } from './chosen-file.ts';
import { readFolders } from './read-folders.ts';

/** Files from a file input; one for folders names their places. */
export function chosenIn(input: HTMLInputElement): ChosenFile[] {
  return [...(input.files ?? [])].map((file) => ({ file, folder: folderOf(file) }));
}

/** The path is missing where folders cannot be chosen. */
function folderOf({ webkitRelativePath = '' }: { webkitRelativePath?: string }): string {
  return webkitRelativePath.split('/').slice(0, -1).join('/');
}

/** Files of a drop or of the clipboard. Folders are read to their end. */
export function chosenWith(transfer: DataTransfer): Promise<ChosenFile[]> {
  // Both lists are empty as soon as the event has been handled.
  const files = [...transfer.files].map((file) => ({ file, folder: '' }));
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some((entry) => entry.isDirectory)) return Promise.resolve(files);
  return readFolders(entries);
}
