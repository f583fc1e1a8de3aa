import { partBytes } from '#offline/records/upload-record.ts';
import type { ReadBytes } from '#offline/queue/upload-source.ts';

/**
 * Base64 md5 of a file that is copied completely. Computed in the page: this is needed only after a crash between the last
 * part and its checksum, and a part takes about 10 ms.
 * @throws what reading throws; the signal's reason
 */
export async function checksumOfCopy(read: ReadBytes, size: number, signal: AbortSignal): Promise<string> {
  const { createMD5 } = await import('hash-wasm');
  const md5 = await createMD5();
  for (let start = 0; start < size; start += partBytes) {
    signal.throwIfAborted();
    const piece = await read(start, Math.min(size, start + partBytes));
    md5.update(new Uint8Array(await piece.arrayBuffer()));
  }
  return btoa(String.fromCharCode(...md5.digest('binary')));
}
