import { createMD5 } from 'hash-wasm';

const pieceBytes = 4 * 1024 * 1024;

/** The base64 md5 of data, read in pieces of 4 MiB. */
export async function md5Of(data: Blob, signal?: AbortSignal): Promise<string> {
  const md5 = await createMD5();
  for (let start = 0; start < data.size; start += pieceBytes) {
    signal?.throwIfAborted();
    md5.update(new Uint8Array(await data.slice(start, start + pieceBytes).arrayBuffer()));
  }
  return btoa(String.fromCharCode(...md5.digest('binary')));
}
