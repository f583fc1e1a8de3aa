import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createAllowance, sendAtPace } from '../upload/rough-line.ts';

export interface PhoneLine {
  origin: string;
  /** Bytes that came from the server so far, headers included. */
  brought: () => number;
  close: () => Promise<void>;
}

/** Stands between browser and server as a line of a phone: every question is on its way for so long, all answers share the rate. */
export async function openPhoneLine(
  web: string,
  { latencyMs, bytesPerSecond }: { latencyMs: number; bytesPerSecond: number },
): Promise<PhoneLine> {
  const { hostname, port } = new URL(web);
  const open = new Set<Socket>();
  const allowance = createAllowance(bytesPerSecond);
  let brought = 0;
  const server = createServer((browser) => {
    const target = connect(Number(port), hostname);
    const end = (): void => {
      for (const socket of [browser, target]) {
        socket.destroy();
        open.delete(socket);
      }
    };
    for (const socket of [browser, target]) {
      open.add(socket);
      socket.on('error', end).on('close', end);
    }
    const ask = async (): Promise<void> => {
      for await (const bytes of browser) {
        await setTimeout(latencyMs);
        target.write(bytes);
      }
    };
    const answer = async (): Promise<void> => {
      for await (const bytes of target) {
        const went = await sendAtPace(bytes, browser, allowance);
        // Not before: other connections count meanwhile.
        brought += went;
      }
    };
    void Promise.all([ask(), answer()]).catch(end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('Expected a port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    brought: () => brought,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
