import type { FileStorage } from '#file-storage/file-storage.ts';
import type { ObjectMetadata } from '#file-storage/objects/object-metadata.ts';
import { listAllObjects } from '#file-storage/objects/list-objects.ts';
import { deleteObject, downloadUrl, getMetadata } from '#file-storage/objects/objects.ts';
import { StorageError, type StorageErrorKind } from '#file-storage/protocol/storage-error.ts';

/** A file as the download area shows it. */
export interface FolderFile {
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  /** ISO 8601; undefined when the storage does not say. */
  storedAt: string | undefined;
  /** An order names it: it cannot be deleted here. */
  isOrdered: boolean;
  /** Undefined for a file that may not be downloaded. */
  url: string | undefined;
}

/** Details of this many files are asked for at a time. */
const askedAtATime = 6;
/** Files lie in a folder of their own per upload; deeper ones are none of ours. */
const maxDepth = 3;

/**
 * All files of a customer's folder, the newest first. An unknown folder is an empty one: the storage does not tell them
 * apart, so that nobody can find out which folders exist.
 * @throws {StorageError}
 */
export async function listFolderFiles(storage: FileStorage, folderId: string): Promise<readonly FolderFile[]> {
  if (!isFolderId(folderId)) return [];
  const paths = await listPaths(storage, `uploads/${folderId}`, maxDepth);
  const files: FolderFile[] = [];
  for (let start = 0; start < paths.length; start += askedAtATime) {
    const part = paths.slice(start, start + askedAtATime);
    const found = await Promise.all(part.map((path) => findFile(storage, path)));
    files.push(...found.filter((file) => file !== undefined));
  }
  return files.toSorted((a, b) => (b.storedAt ?? '').localeCompare(a.storedAt ?? ''));
}

/** Deletes a file for good. A file that is gone already is no error. @throws {StorageError} */
export async function deleteFile(storage: FileStorage, { path }: Pick<FolderFile, 'path'>): Promise<void> {
  try {
    await deleteObject(storage, path);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Keys are unguessable: shorter ones are typing mistakes and would list other folders. */
const isFolderId = (text: string): boolean => /^[\w-]{22,128}$/.test(text);

async function listPaths(storage: FileStorage, folder: string, depth: number): Promise<readonly string[]> {
  if (depth === 0) return [];
  const { folders, objects } = await listAllObjects(storage, folder);
  const inner: string[] = [];
  for (const each of folders) inner.push(...(await listPaths(storage, each, depth - 1)));
  return [...objects, ...inner];
}

/** Undefined when the file was deleted meanwhile. */
async function findFile(storage: FileStorage, path: string): Promise<FolderFile | undefined> {
  try {
    const metadata = await getMetadata(storage, path);
    const { name, size, timeCreated, isHeld } = metadata;
    return { path, name, size, storedAt: timeCreated, isOrdered: isHeld, url: urlOf(storage, metadata) };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

function urlOf(storage: FileStorage, metadata: ObjectMetadata): string | undefined {
  try {
    return downloadUrl(storage, metadata);
  } catch (error) {
    if (isOfKind(error, 'no-download-url')) return undefined;
    throw error;
  }
}

const isGone = (error: unknown): boolean => isOfKind(error, 'object-not-found');

const isOfKind = (error: unknown, kind: StorageErrorKind): boolean =>
  error instanceof StorageError && error.kind === kind;
