import { plainHttpError } from './shop-error.ts';

/** Bodies of the Store API are small; files go to the file storage. */
export const maxBodyBytes = 2 * 1024 * 1024;

/** What is still read, and thrown away, of a body that is too large: then the connection can carry the next request. */
const maxDrainedBytes = 16 * maxBodyBytes;

/**
 * The bytes of a request's body.
 *
 * @throws {ShopError} 413 when there are more than 2 MiB, whatever the headers claim.
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > maxDrainedBytes) break;
    if (size <= maxBodyBytes) parts.push(part);
  }
  if (size > maxBodyBytes) throw plainHttpError(413, 'The request body is too large.');
  return joinParts(parts, size);
}

function joinParts(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
