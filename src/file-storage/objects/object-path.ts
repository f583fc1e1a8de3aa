import { StorageError } from '../protocol/storage-error.ts';

/** A path as the storage knows it: without empty components (`a//b/` is `a/b`); dots are ordinary characters. */
export function cleanPath(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '')
    .join('/');
}

/**
 * The path of an object.
 * @throws StorageError `invalid-root-operation` when it is the root (specification §5)
 */
export function objectPath(path: string): string {
  const clean = cleanPath(path);
  if (clean !== '') return clean;
  throw new StorageError('invalid-root-operation', 'Upload, download and delete need a path below the root.');
}
