import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface RoughLine {
  origin: string;
  /** Bytes that went from the browser to the shop so far, headers included. */
  sent: () => number;
  cuts: () => number;
  close: () => Promise<void>;
}

interface LineHabits {
  /** Towards the shop, all connections together. */
  bytesPerSecond: number;
  /** Every connection breaks, so often. */
  cutEveryMs: number;
}

/** How much may be sent at once; smaller is smoother. */
const pieceBytes = 16_384;

/** Stands between browser and shop as a slow line that breaks again and again. */
export async function openRoughLine(shop: string, { bytesPerSecond, cutEveryMs }: LineHabits): Promise<RoughLine> {
  const { hostname, port } = new URL(shop);
  const open = new Set<Socket>();
  const allowance = createAllowance(bytesPerSecond);
  let sent = 0;
  let cuts = 0;
  const server = createServer({ pauseOnConnect: true }, (browser) => {
    const target = connect(Number(port), hostname);
    open.add(browser);
    const end = (): void => {
      browser.destroy();
      target.destroy();
      open.delete(browser);
    };
    for (const socket of [browser, target]) socket.on('error', end).on('close', end);
    target.pipe(browser);
    void (async () => {
      for await (const bytes of browser) {
        const went = await sendAtPace(bytes, target, allowance);
        // Not before: other connections count meanwhile.
        sent += went;
      }
    })().catch(end);
  });
  const cutting = setInterval(() => {
    cuts += 1;
    for (const socket of open) socket.destroy();
  }, cutEveryMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('Expected a port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    sent: () => sent,
    cuts: () => cuts,
    close: async () => {
      clearInterval(cutting);
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** Writes at the pace of an allowance. @returns how many bytes went on */
export async function sendAtPace(bytes: Buffer, target: Socket, allowance: Allowance): Promise<number> {
  for (let position = 0; position < bytes.length; position += pieceBytes) {
    const piece = bytes.subarray(position, position + pieceBytes);
    await allowance.take(piece.length);
    if (target.destroyed) return position;
    if (!target.write(piece)) await Promise.race([once(target, 'drain'), once(target, 'close')]);
  }
  return bytes.length;
}

interface Allowance {
  /** Resolves when so many bytes may be sent. */
  take(bytes: number): Promise<void>;
}

/** Gives turns so far apart that all together keep to the rate. */
export function createAllowance(bytesPerSecond: number): Allowance {
  let freeAt = 0;
  return {
    take: async (bytes) => {
      const now = performance.now();
      const turn = Math.max(now, freeAt);
      freeAt = turn + (bytes / bytesPerSecond) * 1000;
      if (turn - now > 5) await setTimeout(turn - now);
    },
  };
}
