import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

const lookEveryMs = 250;

/**
 * Watches the memory of a browser's renderers from now on: the high-water mark Linux keeps for each process, which no short
 * peak escapes. The browser sets the marks back from time to time, so they are read all the while.
 * @returns what ends it and tells the most any of them has taken, in bytes
 */
export async function watchPeakMemory(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const over = new AbortController();
  let most = await highestMark(session);
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      most = Math.max(most, await highestMark(session));
      await setTimeout(lookEveryMs);
    }
  };
  // A journey that fails ends the browser.
  const watching = watch().catch(() => undefined);
  return async () => {
    over.abort();
    await watching;
    const last = await highestMark(session);
    await session.detach();
    return Math.max(most, last);
  };
}

async function highestMark(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(0, ...(await Promise.all(renderers.map(({ id }) => highWaterMark(id)))));
}

/** 0 for a process that has just ended. */
async function highWaterMark(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => 'VmHWM: 0 kB');
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kibibytes === undefined) throw new Error(`Process ${processId} says nothing about its memory`);
  return Number(kibibytes) * 1024;
}
