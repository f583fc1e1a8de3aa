import type { IncomingMessage } from 'node:http';

interface Receiving {
  /** Of the whole connection; a number to compare with the one before. */
  bytes: number;
  /** When it was last seen to have grown. */
  movedAt: number;
}

/**
 * Watches bodies that are being received and gives up those that stand still; however slow one is, as long as its bytes
 * move it is waited for.
 * @param patienceMs how long a body may stand still
 * @param giveUp ends the request
 */
export function watchBodies(patienceMs: number) {
  const receiving = new Map<IncomingMessage, Receiving & { giveUp: () => void }>();
  const look = (): void => {
    const now = performance.now();
    for (const [incoming, seen] of receiving) {
      const bytes = incoming.socket.bytesRead;
      if (incoming.complete || incoming.destroyed) receiving.delete(incoming);
      else if (bytes !== seen.bytes) Object.assign(seen, { bytes, movedAt: now });
      else if (now - seen.movedAt >= patienceMs) {
        receiving.delete(incoming);
        seen.giveUp();
      }
    }
  };
  const timer = setInterval(look, Math.min(patienceMs / 10, 5_000)).unref();
  return {
    add(incoming: IncomingMessage, giveUp: () => void): void {
      if (incoming.complete) return;
      receiving.set(incoming, { bytes: incoming.socket.bytesRead, movedAt: performance.now(), giveUp });
      incoming.once('close', () => receiving.delete(incoming));
    },
    close: () => clearInterval(timer),
  };
}
