import type { UploadRecord } from '#offline/upload-record.ts';

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
    path: `uploads/${folderId}/${id}/${file.name.replaceAll(/[/\r\n]/g, '_')}`,
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

/** 128 random bits as hexadecimal digits; unlike `randomUUID` also where pages come without encryption. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
