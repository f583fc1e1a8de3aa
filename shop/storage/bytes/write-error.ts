import { diskFull } from '../protocol/storage-error.ts';

const noSpace = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What a failed write means to the client: a full disk is told as such, anything else is passed on unchanged. */
export function asWriteError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && noSpace.has(code) ? diskFull() : error;
}
