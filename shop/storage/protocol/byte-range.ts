/** Part of an object, both ends inclusive, as HTTP counts. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header against an object of `size` bytes (RFC 9110, 14.1.2).
 * Anything but one well-formed byte range means the whole object. An empty object is always whole: the official
 * storage client asks for `bytes=0-…` and takes 416 for a failure.
 */
export function parseByteRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const text = header?.trim() ?? '';
  const suffix = /^bytes=-(\d+)$/.exec(text)?.[1];
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(text) ?? [];
  if (size === 0) return 'whole';
  if (suffix !== undefined) return lastBytes(Number(suffix), size);
  return from === undefined ? 'whole' : between(Number(from), to ? Number(to) : size - 1, size);
}

function between(first: number, last: number, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  if (first >= size) return 'unsatisfiable';
  return last < first ? 'whole' : { first, last: Math.min(last, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 };
}
