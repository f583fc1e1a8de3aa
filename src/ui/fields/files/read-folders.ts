import type { ChosenFile } from './chosen-file.ts';
import { isHiddenFile, isLeftBySystem } from './hidden-file.ts';
import { inOrderOfNames } from './in-order-of-names.ts';

/** Somebody may drop their whole disk: after so many files nobody looks further. */
const mostFiles = 2000;

/** All files below dropped entries, in the order of their names. Hidden folders, what systems leave, and files that cannot be read are left out. */
export async function readFolders(entries: readonly FileSystemEntry[]): Promise<ChosenFile[]> {
  const found: ChosenFile[] = [];
  const visit = async (entry: FileSystemEntry, folder: string): Promise<void> => {
    if (found.length >= mostFiles || isLeftBySystem(entry.name)) return;
    if (isFile(entry)) {
      const file = await fileOf(entry);
      if (file) found.push({ file, folder });
    } else if (isFolder(entry) && !isHiddenFile(entry.name)) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      for (const child of await childrenOf(entry)) await visit(child, path);
    }
  };
  for (const entry of entries) await visit(entry, '');
  return found;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}

/** Browsers hand out a folder in portions (100 entries in Chromium); an empty portion is the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  const nextPortion = (): Promise<FileSystemEntry[]> =>
    new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
  for (let portion = await nextPortion(); portion.length > 0; portion = await nextPortion()) children.push(...portion);
  return inOrderOfNames(children, ({ name }) => [name]);
}
