import { badRequest } from './storage-error.ts';
import { decodeUtf8 } from './read-text.ts';

const maxHeadBytes = 64 * 1024;
/** Room for what some clients put behind the closing boundary. */
const maxEpilogueBytes = 256;
const lineEnd = '\r\n';

/** The first part and the headers of the second, once they have arrived. */
export interface MultipartHead {
  readonly json: string;
  /** Type of the data part, or null. */
  readonly dataType: string | null;
  /** Where the data starts in the bytes given. */
  readonly dataStart: number;
}

/**
 * The boundary of a `multipart/related` body.
 *
 * @throws {StorageError} 400 for any other content type
 */
export function parseBoundary(contentType: string | null): string {
  const match = /^multipart\/related\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  );
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) throw badRequest(`Bad content type. ${contentType ?? ''}`.trim());
  return boundary;
}

/**
 * Looks for the start of the data in the first bytes of a body (RFC 2387, as storage clients write it).
 *
 * @returns null while more bytes are needed
 * @throws {StorageError} 400 when the body cannot become a JSON part followed by a data part
 */
export function parseMultipartHead(bytes: Buffer, boundary: string): MultipartHead | null {
  const opening = `--${boundary}${lineEnd}`;
  const start = bytes.indexOf(opening);
  const jsonStart = start < 0 ? -1 : bytes.indexOf(lineEnd + lineEnd, start + opening.length - 2);
  const jsonEnd = jsonStart < 0 ? -1 : bytes.indexOf(`${lineEnd}--${boundary}`, jsonStart + 2);
  const headersStart = jsonEnd + lineEnd.length + opening.length;
  const headersEnd = jsonEnd < 0 ? -1 : bytes.indexOf(lineEnd + lineEnd, headersStart - lineEnd.length);
  if (headersEnd < 0) {
    if (bytes.length > maxHeadBytes) throw unexpectedParts();
    return null;
  }
  if (bytes.toString('latin1', headersStart - lineEnd.length, headersStart) !== lineEnd) throw unexpectedParts();
  return {
    json: decodeUtf8(bytes.subarray(jsonStart + 4, Math.max(jsonStart + 4, jsonEnd))),
    dataType: typeIn(bytes.toString('latin1', headersStart, headersEnd)),
    dataStart: headersEnd + 4,
  };
}

/** How many bytes at the end of a body must be looked at to find the closing boundary. */
export function tailLength(boundary: string): number {
  return closing(boundary).length + maxEpilogueBytes;
}

/**
 * Where the data ends in the last bytes of a body: the last closing boundary counts, data may contain look-alikes.
 *
 * @throws {StorageError} 400 when the body does not end with the closing boundary
 */
export function endOfData(tail: Buffer, boundary: string): number {
  const end = tail.lastIndexOf(closing(boundary));
  if (end < 0) throw unexpectedParts();
  return end;
}

export function unexpectedParts(): Error {
  return badRequest('Unexpected number of parts in request body');
}

function closing(boundary: string): string {
  return `${lineEnd}--${boundary}--`;
}

function typeIn(headers: string): string | null {
  return /^content-type:[ \t]*([^\r\n]*?)[ \t]*$/im.exec(headers)?.[1] ?? null;
}
