import type { KeptJob } from '../kept-job.ts';
import { partName } from '#print/pages/row-from-file.ts';

/** 128 random bits in hex: whoever does not know a folder cannot guess it. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface NewJob {
  /** Shared by the files of one choice. */
  folderId?: string;
  /** Where the file lay, to be shown. */
  folder?: string;
  /** Entry of the inbox it came in. */
  shared?: string | undefined;
  /** Milliseconds since 1970. */
  now?: number;
}

/** A job for a chosen file: no pages yet, nothing declared. */
export function createJob(
  file: Pick<File, 'name' | 'size'>,
  { folderId = randomKey(), folder = '', shared, now = Date.now() }: NewJob = {},
): KeptJob {
  return {
    job: { version: 2, id: randomKey(), name: partName(file.name), rows: [], rights: null, confirmed: [] },
    folderId,
    file: { name: file.name, size: file.size, ...(folder === '' ? {} : { folder }) },
    ...(shared === undefined ? {} : { shared }),
    createdAt: now,
    changedAt: now,
  };
}
