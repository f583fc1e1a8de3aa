import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { listenLocally } from './listen-locally.ts';

export interface Line {
  origin: string;
  /** Bytes that went from the browser to the server so far, headers included. */
  sent: () => number;
  /** Bytes that came from it. */
  brought: () => number;
  cuts: () => number;
  close: () => Promise<void>;
}

/** What is left out costs nothing and does not happen. */
interface LineHabits {
  /** What the browser sends is on its way for so long. */
  latencyMs?: number;
  /** Bytes per second towards the server, all connections together. */
  sendRate?: number;
  /** The same of what comes from it. */
  bringRate?: number;
  /** Every connection breaks, so often. */
  cutEveryMs?: number;
}

/** How much may be sent at once; smaller is smoother. */
const pieceBytes = 16_384;

/** Stands between browser and server as a line that takes its time, and may break again and again. */
export async function openLine(
  behind: string,
  { latencyMs, sendRate = Infinity, bringRate = Infinity, cutEveryMs }: LineHabits,
): Promise<Line> {
  const { hostname, port } = new URL(behind);
  const open = new Set<Socket>();
  const sending = createDirection(sendRate, latencyMs);
  const bringing = createDirection(bringRate);
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
    void Promise.all([sending.pass(browser, target), bringing.pass(target, browser)]).catch(end);
  });
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const cutting =
    cutEveryMs === undefined
      ? undefined
      : setInterval(() => {
          cuts += 1;
          cut();
        }, cutEveryMs);
  return {
    origin: await listenLocally(server),
    sent: sending.bytes,
    brought: bringing.bytes,
    cuts: () => cuts,
    close: async () => {
      clearInterval(cutting);
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}

interface Direction {
  /** Passes on what comes from one end to the other, until it ends. */
  pass(from: Socket, to: Socket): Promise<void>;
  /** Of all connections so far. */
  bytes: () => number;
}

function createDirection(bytesPerSecond: number, latencyMs?: number): Direction {
  const allowance = createAllowance(bytesPerSecond);
  let passed = 0;
  return {
    pass: async (from, to) => {
      for await (const bytes of from) {
        if (latencyMs !== undefined) await setTimeout(latencyMs);
        const went = await sendAtPace(bytes, to, allowance);
        // Not before: other connections count meanwhile.
        passed += went;
      }
    },
    bytes: () => passed,
  };
}

/** @returns how many bytes went on */
async function sendAtPace(bytes: Buffer, target: Socket, allowance: Allowance): Promise<number> {
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
function createAllowance(bytesPerSecond: number): Allowance {
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
