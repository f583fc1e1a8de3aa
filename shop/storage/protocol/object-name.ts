import { badRequest } from './storage-error.ts';

const maxNameBytes = 1024;

/**
 * Takes a decoded object name as it stands: names are opaque text, never paths.
 *
 * @throws {StorageError} 400 when empty, over 1024 bytes of UTF-8, not well-formed Unicode, `.` or `..`,
 *   or with CR, LF or NUL (Cloud Storage's naming rules; NUL is ours, SQL functions stop there)
 */
export function parseObjectName(name: string): string {
  if (name === '' || name === '.' || name === '..') throw badRequest('The object name is empty or reserved.');
  if (!name.isWellFormed()) throw badRequest('The object name is not valid Unicode.');
  if (/[\r\n\0]/.test(name)) throw badRequest('The object name contains a forbidden character.');
  if (Buffer.byteLength(name) > maxNameBytes) {
    throw badRequest(`The object name is longer than ${maxNameBytes} bytes.`);
  }
  return name;
}

/** The part after the last slash: what people see as the file name. */
export function fileNameOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1) || name;
}

/** Smallest text after every text that starts with `prefix`, in UTF-8 order; null when there is none. */
export function endOfPrefix(prefix: string): string | null {
  // Only prefixes that end in "/" occur; "0" is its successor.
  return prefix === '' ? null : `${prefix.slice(0, -1)}0`;
}
