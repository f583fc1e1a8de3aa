import { open } from 'node:fs/promises';
import type { FileStore } from '../records/file-store.ts';
import { wrongContent } from '../protocol/storage-error.ts';

/** Programs that read PDFs look for the header this far: some scanners write something in front of it. */
const headBytes = 1024;

const pictures = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'II*\0', 'MM\0*'];
/** Archives, programs and pages may hold the words of a PDF as well, and are none. */
const foreign = /^(?:PK|Rar!|7z\xbc\xaf|MZ|\x7fELF|#!|(?:\xef\xbb\xbf)?\s*<)/;

type Verdict = 'taken' | 'refused' | 'undecided';

/**
 * Passes a body on as long as it may become what a print shop takes: a PDF or a picture, decided by its first kilobyte.
 *
 * @param known what comes before the body
 * @param isWhole whether nothing comes after it
 * @throws {StorageError} 415
 */
export async function* acceptedContent(
  pieces: AsyncIterable<Uint8Array>,
  { known = Buffer.alloc(0), isWhole }: { readonly known?: Uint8Array; readonly isWhole: boolean },
): AsyncGenerator<Uint8Array> {
  let head = Buffer.from(known);
  let verdict: Verdict = 'undecided';
  for await (const piece of pieces) {
    if (verdict === 'undecided') {
      head = Buffer.concat([head, piece.subarray(0, headBytes - head.length)]);
      verdict = judge(head);
      if (verdict === 'refused') throw wrongContent();
    }
    yield piece;
  }
  if (isWhole && verdict !== 'taken') throw wrongContent();
}

/** Whether what somebody brings is looked at. @param owner null for the administrator, who may store anything */
export const isContentJudged = ({ settings }: FileStore, owner: string | null): boolean =>
  owner !== null && settings.accepts === 'prints';

/** The beginning of a file, as far as it decides. @param most length of its valid content */
export async function readHead(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(most, headBytes)), 0, undefined, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether a complete file is what a print shop takes. */
export const isAccepted = (head: Uint8Array): boolean => judge(Buffer.from(head)) === 'taken';

/** Whether the beginning of a file has been judged when this many bytes are there. */
export const isHeadComplete = (size: number): boolean => size >= headBytes;

function judge(head: Buffer): Verdict {
  const text = head.toString('latin1');
  if (pictures.some((start) => text.startsWith(start))) return 'taken';
  if (foreign.test(text)) return 'refused';
  if (text.includes('%PDF-')) return 'taken';
  return head.length < headBytes ? 'undecided' : 'refused';
}
