import type { Readable } from 'node:stream';
import type { Body } from './body-pieces.ts';

/**
 * The body of a request as Node received it, without the copies a web stream makes. A piece is given back to the
 * memory as soon as the next one is asked for: waiting for the garbage collector would have it run, over the heap of
 * the whole shop, after every few megabytes of an upload.
 */
export function incomingBody(incoming: Readable): NonNullable<Body> {
  let locked = false;
  return {
    get locked() {
      return locked;
    },
    getReader() {
      locked = true;
      return readerOf(incoming, () => {
        locked = false;
      });
    },
  };
}

function readerOf(incoming: Readable, unlock: () => void) {
  let piece: Uint8Array | null = null;
  let released = false;
  let wake = Promise.withResolvers<void>();
  const changed = () => wake.resolve();
  for (const event of EVENTS) incoming.on(event, changed);

  return {
    async read(): Promise<{ done: boolean; value?: Uint8Array }> {
      free(piece);
      for (;;) {
        if (released) throw new TypeError('The reading was ended.');
        piece = toPiece(incoming.read());
        if (piece !== null) return { done: false, value: piece };
        if (incoming.readableEnded) return { done: true };
        if (incoming.destroyed) throw incoming.errored ?? new TypeError('The connection was closed.');
        await wake.promise;
        wake = Promise.withResolvers();
      }
    },
    releaseLock(): void {
      if (released) return;
      released = true;
      for (const event of EVENTS) incoming.off(event, changed);
      changed();
      unlock();
    },
  };
}

const EVENTS = ['readable', 'end', 'error', 'close'] as const;

function toPiece(value: unknown): Uint8Array | null {
  return value instanceof Uint8Array ? value : null;
}

/** Only what fills its memory alone; small pieces may lie in a pool. */
function free(piece: Uint8Array | null): void {
  if (piece?.buffer instanceof ArrayBuffer && piece.byteLength === piece.buffer.byteLength) piece.buffer.transfer(0);
}
