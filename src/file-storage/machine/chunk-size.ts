export const smallestChunk = 262_144;

/** The most the protocol allows. Browsers send it from the disk, so it costs no memory. */
export const largestChunk = 16 * 1024 * 1024;

/** A chunk should take about this long: long enough to be efficient, short enough to lose little. */
const aimMs = 4_000;

/** The next size after a chunk that arrived: at most doubled and `largest`, aimed at 4 s by what was measured. */
export function nextChunkSize(size: number, tookMs: number, largest = largestChunk): number {
  const bytesPerMs = size / Math.max(tookMs, 1);
  return Math.min(largest, size * 2, wholeChunk(bytesPerMs * aimMs));
}

/** The longest doubling of the smallest chunk within so many bytes. */
const wholeChunk = (bytes: number): number =>
  smallestChunk * 2 ** Math.floor(Math.log2(Math.max(1, bytes / smallestChunk)));

/** How long a limit that was met is believed; then one larger chunk is tried again. */
const limitMs = 60 * 60 * 1000;

/**
 * What stands before a storage may take no long requests, as web servers do that nobody told of uploads (1 MB, most of all).
 * Remembered per host, for whichever file comes next.
 */
export class ChunkLimits {
  readonly #byHost = new Map<string, { bytes: number; until: number }>();

  /** Bytes of the largest chunk for a session; `now` in milliseconds since 1970. */
  largest(sessionUrl: string, now: number): number {
    const limit = this.#byHost.get(hostOf(sessionUrl));
    return limit && now < limit.until ? limit.bytes : largestChunk;
  }

  /** A chunk of so many bytes was refused for its length: the next ones have half of it at most, but 256 KiB. */
  refused(sessionUrl: string, bytes: number, now: number): void {
    this.#byHost.set(hostOf(sessionUrl), { bytes: wholeChunk(bytes / 2), until: now + limitMs });
  }
}

const hostOf = (url: string): string => new URL(url).host;

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
