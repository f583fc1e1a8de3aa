import { StorageError } from './storage-error.ts';

/** @throws StorageError `unreadable-answer` */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new StorageError('unreadable-answer', 'The storage answered with something that is not JSON.');
  }
}
