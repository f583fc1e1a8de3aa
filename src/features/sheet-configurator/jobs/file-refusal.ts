import { maxFileBytes } from '#print/file-limit.ts';
import { looksLikePdf } from '../inspection/pdf-header.ts';

/** Why a chosen file is not taken at all, before anything heavy is loaded. */
export type FileRefusal = 'too-large' | 'empty' | 'picture' | 'no-pdf';

/** Undefined for a file that can be opened. Whether it can be printed is found out by the inspection. */
export async function refusalOf(file: File): Promise<FileRefusal | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > maxFileBytes) return 'too-large';
  if (await looksLikePdf(file)) return undefined;
  return file.type.startsWith('image/') ? 'picture' : 'no-pdf';
}
