import type { FileHandle } from 'node:fs/promises';
import { BodyInterrupted } from './body-pieces.ts';

/** How the reading of a body into a file ended. */
export type Appended = {
  readonly end: 'complete' | 'overrun' | BodyInterrupted;
  /** Length of the file's valid content now. */
  readonly size: number;
};

/**
 * Writes a body to `file` from position `at` on, passing over its first `skip` bytes. Stops with `overrun` before the
 * content would exceed `most` bytes. Nothing is synced yet.
 */
export async function appendBody(
  file: FileHandle,
  pieces: AsyncIterable<Uint8Array>,
  { at, skip = 0, most }: { readonly at: number; readonly skip?: number; readonly most: number },
): Promise<Appended> {
  let size = at;
  let toSkip = skip;
  try {
    for await (const piece of pieces) {
      const fresh = piece.subarray(Math.min(toSkip, piece.length));
      toSkip -= piece.length - fresh.length;
      if (size + fresh.length > most) return { end: 'overrun', size };
      await writeAll(file, fresh, size);
      size += fresh.length;
    }
    return { end: 'complete', size };
  } catch (error) {
    if (error instanceof BodyInterrupted) return { end: error, size };
    throw error;
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}
