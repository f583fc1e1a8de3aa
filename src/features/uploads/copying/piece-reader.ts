import { FileNotReadable, readPiece } from '#offline/parts/read-piece.ts';

const pieceBytes = 1024 * 1024;

/**
 * Reads stretches of files through one buffer. Chromium lets go of the memory of separately read pieces so late that a file
 * of 1 GB needs hundreds of megabytes.
 */
export class PieceReader {
  #buffer: ArrayBuffer = new ArrayBuffer(pieceBytes);

  /**
   * Gives the bytes from `start` to `end` (exclusive) in pieces, in order; a piece is only valid until the next one.
   * @throws FileNotReadable when the file changed or is gone
   */
  async *read(file: Blob, start: number, end: number): AsyncGenerator<Uint8Array> {
    const stream = openByteStream(file.slice(start, end));
    let position = start;
    if (stream) {
      for (;;) {
        const piece = await this.#fill(stream);
        if (!piece) break;
        position += piece.byteLength;
        yield piece;
      }
      if (position !== end) throw new FileNotReadable('The file changed or is gone.');
      return;
    }
    for (; position < end; position += pieceBytes)
      yield new Uint8Array(await readPiece(file, position, Math.min(end, position + pieceBytes)));
  }

  async #fill(stream: ReadableStreamBYOBReader): Promise<Uint8Array | undefined> {
    try {
      const { value, done } = await stream.read(new Uint8Array(this.#buffer));
      // The buffer comes back with what was read.
      if (value) this.#buffer = value.buffer;
      return done ? undefined : value;
    } catch {
      // It went with the stream.
      this.#buffer = new ArrayBuffer(pieceBytes);
      throw new FileNotReadable('The file changed or is gone.');
    }
  }
}

/** Undefined where files cannot be read into a buffer of one's own. */
function openByteStream(bytes: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return bytes.stream().getReader({ mode: 'byob' });
  } catch {
    return undefined;
  }
}
