/** Part of an object, both ends inclusive, as HTTP counts. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * Reads a `Range` header against an object of `size` bytes (RFC 9110, 14.1.2).
 * Anything but one well-formed byte range means the whole object. An empty object is always whole: the official
 * storage client asks for `bytes=0-…` and takes 416 for a failure.
 */
export function parseByteRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null || size === 0) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  if (from === '') return lastBytes(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'unsatisfiable' : { first, last };
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 };
}
