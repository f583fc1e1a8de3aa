import { readPiece } from '#offline/read-piece.ts';
import type { FileHash } from './file-hash.ts';

const edgeBytes = 1024 * 1024;

/**
 * Base64 md5 of the first and the last MiB of a file: enough to tell another file of the same name and size without
 * reading all of it.
 * @throws FileNotReadable
 */
export async function edgesOf(file: Blob, hash: Pick<FileHash, 'begin' | 'add' | 'finish'>): Promise<string> {
  await hash.begin();
  await hash.add(await readPiece(file, 0, Math.min(edgeBytes, file.size)));
  await hash.add(await readPiece(file, Math.max(0, file.size - edgeBytes), file.size));
  return hash.finish();
}
