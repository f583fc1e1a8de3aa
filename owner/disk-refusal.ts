import { DataRefused } from '#shop/base/database/data-refused.ts';

const sentences: Readonly<Record<string, (folder: string) => string>> = {
  ENOSPC: (folder) => `The disk of the folder ${folder} is full; make room there, empty the folder and try again.`,
  EACCES: (folder) => `The folder ${folder} cannot be written; name a folder of yours.`,
  ENOTDIR: (folder) => `${folder} cannot be a folder; name another one.`,
};

/** The codes of operating systems for the same things. */
const same: Readonly<Record<string, string>> = {
  EDQUOT: 'ENOSPC',
  EFBIG: 'ENOSPC',
  EPERM: 'EACCES',
  EROFS: 'EACCES',
  EEXIST: 'ENOTDIR',
};

/** What a disk's refusal means to the person who copies; anything else is passed on unchanged. */
export function asDiskRefusal(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = sentences[same[code] ?? code];
  return sentence === undefined ? error : new DataRefused(sentence(folder), { cause: error });
}
