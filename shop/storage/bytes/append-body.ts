import { BodyInterrupted } from '../protocol/body-pieces.ts';
import type { BlockTarget } from './block-storing.ts';
import { writeBlocks } from './block-writer.ts';

/** How the reading of a body into a file ended. */
export interface Appended {
  readonly end: 'complete' | 'overrun' | BodyInterrupted;
  /** Length of the file's valid content now. */
  readonly size: number;
}

export interface AppendOptions {
  /** Length of the file's valid content. */
  readonly at: number;
  /** Bytes at the beginning of the body to pass over. */
  readonly skip?: number;
  /** Length the content may have at most. */
  readonly most: number;
  /** Of the content there was when the body broke off, how much to keep: at least what ends at a whole granularity. */
  readonly keptAfterBreak?: (size: number) => number;
}

/**
 * Adds a body to a file and to its checksums. What counts as valid content is on disk when this returns. Ends with
 * `overrun`, and with what was there before as the valid content, before that would exceed `most` bytes.
 */
export async function appendBody(
  target: BlockTarget,
  pieces: AsyncIterable<Uint8Array>,
  { at, skip = 0, most, keptAfterBreak = (size) => size }: AppendOptions,
): Promise<Appended> {
  const writer = writeBlocks(target, at);
  const take = async () => {
    let toSkip = skip;
    for await (const piece of pieces) {
      const fresh = toSkip > 0 ? piece.subarray(Math.min(toSkip, piece.length)) : piece;
      toSkip -= piece.length - fresh.length;
      if (writer.size() + fresh.length > most) return 'overrun';
      await writer.add(fresh);
    }
    return 'complete';
  };
  try {
    const end = await take().catch(asInterruption);
    if (end === 'overrun') return { end, size: at };
    await writer.finish(end === 'complete' ? writer.size() : keptAfterBreak(writer.size()));
    return { end, size: writer.size() };
  } finally {
    await writer.settle();
  }
}

function asInterruption(error: unknown): BodyInterrupted {
  if (error instanceof BodyInterrupted) return error;
  throw error;
}
