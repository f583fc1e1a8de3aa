import type { IHasher } from 'hash-wasm';
import { base64Of } from './file-copy.ts';
import { PieceReader } from './piece-reader.ts';

const edgeBytes = 1024 * 1024;

/**
 * Base64 md5 of the first and the last MiB of a file: enough to tell another file of the same name and size without
 * reading all of it.
 * @throws FileNotReadable
 */
export async function hashEdges(file: Blob, md5: IHasher): Promise<string> {
  const reader = new PieceReader();
  md5.init();
  for await (const piece of reader.read(file, 0, Math.min(edgeBytes, file.size))) md5.update(piece);
  for await (const piece of reader.read(file, Math.max(0, file.size - edgeBytes), file.size)) md5.update(piece);
  return base64Of(md5.digest('binary'));
}
