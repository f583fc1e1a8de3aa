import type { UploadRecord } from '#offline/records/upload-record.ts';

interface NewUpload {
  file: File;
  folderId: string;
  position: number;
  /** The tab that has the file open. */
  holder: string;
  owner: string | undefined;
}

/** A new upload of a file into a folder; its path is its own, so what is found there later can only be this file. */
export function createUploadRecord({ file, folderId, position, holder, owner }: NewUpload): UploadRecord {
  const id = randomId();
  const now = Date.now();
  return {
    id,
    position,
    folderId,
    path: `uploads/${folderId}/${id}/${nameInPath(file.name)}`,
    name: file.name,
    size: file.size,
    contentType: file.type || 'application/octet-stream',
    lastModified: file.lastModified,
    ...(owner === undefined ? {} : { owner }),
    copy: 'growing',
    stagedBytes: 0,
    holder,
    sessionAt: 0,
    granularity: 262_144,
    acknowledged: 0,
    state: 'queued',
    createdAt: now,
    updatedAt: now,
  };
}

/** Files of one choice and where they go. */
export interface ChosenFiles {
  files: readonly File[];
  folderId: string;
  /** Customer they belong to; none: whoever uses this browser. */
  owner?: string | undefined;
}

/** New uploads in the order of the choice, numbered from 1. @param holder the tab that has the files open */
export const createUploadRecords = ({ files, folderId, owner }: ChosenFiles, holder: string): UploadRecord[] =>
  files.map((file, index) => createUploadRecord({ file, folderId, position: index + 1, holder, owner }));

/** New uploads, behind those that are there. */
export function behind(records: readonly UploadRecord[], created: readonly UploadRecord[]): UploadRecord[] {
  const last = Math.max(0, ...records.map(({ position }) => position));
  return created.map((record) => ({ ...record, position: last + record.position }));
}

/** Storages take paths of at most 1024 bytes of UTF-8; the folders before the name take about 100. */
const longestName = 512;

/** A name as one component of a path: without control characters, and cut before its ending when it is too long. */
function nameInPath(name: string): string {
  // oxlint-disable-next-line no-control-regex
  const clean = name.toWellFormed().replaceAll(/[/\u0000-\u001f\u007f]/g, '_');
  const ending = /\.\w{1,8}$/.exec(clean)?.[0] ?? '';
  const begun = Array.from(clean.slice(0, clean.length - ending.length)).slice(0, longestName);
  while (bytesIn(begun.join('') + ending) > longestName) begun.pop();
  return begun.join('') + ending;
}

const bytesIn = (text: string): number => new TextEncoder().encode(text).byteLength;

/** 128 random bits as hexadecimal digits; unlike `randomUUID` also where pages come without encryption. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
