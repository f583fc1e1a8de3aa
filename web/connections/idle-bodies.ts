import type { IncomingMessage } from 'node:http';

interface Receiving {
  /** Of the whole connection; a number to compare with the one before. */
  bytes: number;
  /** How long it has been seen to stand still, in milliseconds. */
  stillMs: number;
}

/**
 * Watches bodies that are being received and gives up those that stand still; however slow one is, as long as its bytes
 * move it is waited for. Time in which this process itself stood still, and could have seen nothing, does not count.
 * @param patienceMs how long a body may stand still
 * @param giveUp ends the request
 */
export function watchBodies(patienceMs: number) {
  const receiving = new Map<IncomingMessage, Receiving & { giveUp: () => void }>();
  const everyMs = Math.min(patienceMs / 10, 5_000);
  const look = (): void => {
    for (const [incoming, seen] of receiving) {
      const bytes = incoming.socket.bytesRead;
      if (incoming.complete || incoming.destroyed) receiving.delete(incoming);
      else if (bytes !== seen.bytes) Object.assign(seen, { bytes, stillMs: 0 });
      else {
        seen.stillMs += everyMs;
        if (seen.stillMs < patienceMs) continue;
        receiving.delete(incoming);
        seen.giveUp();
      }
    }
  };
  const timer = setInterval(look, everyMs).unref();
  return {
    add(incoming: IncomingMessage, giveUp: () => void): void {
      if (incoming.complete) return;
      receiving.set(incoming, { bytes: incoming.socket.bytesRead, stillMs: 0, giveUp });
      incoming.once('close', () => receiving.delete(incoming));
    },
    close: () => clearInterval(timer),
  };
}
