export const smallestChunk = 262_144;

/** The most the protocol allows. Browsers send it from the disk, so it costs no memory. */
export const largestChunk = 16 * 1024 * 1024;

/** A chunk should take about this long: long enough to be efficient, short enough to lose little. */
const aimMs = 4_000;

/** The next size after a chunk that arrived: at most doubled, aimed at 4 s by what was measured. */
export function nextChunkSize(size: number, tookMs: number): number {
  const bytesPerMs = size / Math.max(tookMs, 1);
  const aimed = smallestChunk * 2 ** Math.floor(Math.log2(Math.max(1, (bytesPerMs * aimMs) / smallestChunk)));
  return Math.min(largestChunk, size * 2, Math.max(smallestChunk, aimed));
}

/**
 * How many bytes to send from an offset. All but the last chunk end on a multiple of the granularity, also when the
 * server stands at an odd offset after a broken request.
 */
export function chunkLength(
  offset: number,
  { size, chunk, granularity }: { size: number; chunk: number; granularity: number },
): number {
  if (offset + chunk >= size) return size - offset;
  const end = Math.floor((offset + chunk) / granularity) * granularity;
  return Math.min(size, end > offset ? end : Math.ceil((offset + 1) / granularity) * granularity) - offset;
}
