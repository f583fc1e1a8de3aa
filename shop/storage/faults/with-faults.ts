import { setTimeout as wait } from 'node:timers/promises';
import { readPieces, type Body } from '../protocol/body-pieces.ts';
import { ConnectionCut } from './connection-cut.ts';
import type { MetFault } from './fault-plan.ts';
import { errorResponse, StorageError } from '../protocol/storage-error.ts';

/**
 * Answers a request under the trouble a fault describes.
 *
 * @param answer the regular way, given the body as it arrives under that trouble
 * @throws {ConnectionCut} instead of an answer, when the fault breaks the connection
 */
export async function withFaults(fault: MetFault, body: Body, answer: (body: Body) => Promise<Response>) {
  if (fault.delay !== undefined) await wait(fault.delay);
  if (fault.cut === 'before') throw new ConnectionCut();
  if (fault.status !== undefined) return errorResponse(new StorageError(fault.status, 'Fault'));
  const response = await answer(troubledBody(body, fault));
  if (fault.cut === 'after' || fault.cutBodyAfter !== undefined) {
    await response.body?.cancel();
    throw new ConnectionCut();
  }
  return fault.cutAnswerAfter === undefined ? response : cutAnswer(response, fault.cutAnswerAfter);
}

function troubledBody(body: Body, fault: MetFault): Body {
  if (body === null || (fault.cutBodyAfter === undefined && fault.bytesPerSecond === undefined)) return body;
  return streamOf(troubledPieces(body, fault));
}

async function* troubledPieces(body: Body, fault: MetFault): AsyncGenerator<Uint8Array> {
  let left = fault.cutBodyAfter ?? Number.POSITIVE_INFINITY;
  for await (const piece of readPieces(body, { idleTimeout: 60_000 })) {
    for (const part of inParts(piece, fault.bytesPerSecond)) {
      const passed = part.subarray(0, Math.min(part.length, left));
      left -= passed.length;
      if (fault.bytesPerSecond !== undefined) await pause((passed.length / fault.bytesPerSecond) * 1000, fault.until);
      yield passed;
      if (left <= 0) throw new ConnectionCut();
    }
  }
  if (fault.cutBodyAfter !== undefined) throw new ConnectionCut();
}

/** Waits, but not beyond what ends it. */
async function pause(milliseconds: number, until: AbortSignal | undefined): Promise<void> {
  if (until === undefined) return wait(milliseconds);
  try {
    await wait(milliseconds, undefined, { signal: until });
  } catch (error) {
    if (!until.aborted) throw error;
  }
}

/** A tenth of a second's worth at a time. */
function* inParts(piece: Uint8Array, bytesPerSecond: number | undefined): Generator<Uint8Array> {
  const length = Math.max(1, Math.ceil((bytesPerSecond ?? piece.length * 10) / 10));
  for (let start = 0; start < piece.length; start += length) yield piece.subarray(start, start + length);
}

function cutAnswer(response: Response, bytes: number): Response {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let left = bytes;
    for await (const piece of readPieces(response.body, { idleTimeout: 60_000 })) {
      if (piece.length >= left) {
        yield piece.subarray(0, left);
        break;
      }
      left -= piece.length;
      yield piece;
    }
    throw new ConnectionCut();
  }
  return new Response(streamOf(pieces()), { status: response.status, headers: response.headers });
}

function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
