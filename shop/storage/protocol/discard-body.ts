import { BodyInterrupted, readPieces, type Body } from './body-pieces.ts';

const maxDiscardedBytes = 32 * 1024 * 1024;
const maxDiscardTime = 10_000;

/**
 * Reads away the rest of a refused body, up to two of the largest chunks and ten seconds: a connection closed while
 * the client still sends often hides the answer behind a reset.
 */
export async function discardBody(body: Body): Promise<void> {
  if (body === null || body.locked) return;
  let size = 0;
  try {
    for await (const piece of readPieces(body, { idleTimeout: 2000, signal: AbortSignal.timeout(maxDiscardTime) })) {
      size += piece.length;
      if (size > maxDiscardedBytes) return;
    }
  } catch (error) {
    // Nobody is left to answer, or nothing comes: the adapter closes the connection.
    if (!(error instanceof BodyInterrupted)) throw error;
  }
}
