import { looksLikePdf } from '../inspection/documents/pdf-header.ts';

/** Why a chosen file is not taken at all, before anything heavy is loaded. */
export type FileRefusal = 'too-large' | 'empty' | 'picture' | 'no-pdf' | 'unreadable';

/** Undefined for a file that can be opened. Whether it can be printed is found out by the inspection. */
export async function refusalOf(file: File, maxBytes: number): Promise<FileRefusal | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'too-large';
  try {
    if (await looksLikePdf(file)) return undefined;
  } catch {
    // A folder that was dropped as a file, a file that is gone or that nobody may read.
    return 'unreadable';
  }
  return isPicture(file) ? 'picture' : 'no-pdf';
}

const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|tiff?|heic|webp|gif|bmp)$/i.test(name);
