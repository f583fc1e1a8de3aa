/** The chosen file changed or vanished on the disk while it was read. */
export class FileNotReadable extends Error {
  override readonly name = 'FileNotReadable';
}

/**
 * Bytes of a chosen file from `start` to `end` (exclusive).
 * @throws FileNotReadable, so that nobody takes a changed file for a broken connection
 */
export async function readPiece(file: Blob, start: number, end: number): Promise<ArrayBuffer> {
  try {
    const bytes = await file.slice(start, end).arrayBuffer();
    if (bytes.byteLength === end - start) return bytes;
  } catch {
    // Told below, in words that do not depend on the browser.
  }
  throw new FileNotReadable('The file changed or is gone.');
}
