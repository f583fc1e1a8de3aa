import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/**
 * The most memory any renderer of a browser has taken so far, in bytes: the high-water mark Linux keeps for each process,
 * which no short peak escapes.
 */
export async function peakRendererBytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(...(await Promise.all(renderers.map(({ id }) => highWaterMark(id)))));
}

async function highWaterMark(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kibibytes === undefined) throw new Error(`Process ${processId} says nothing about its memory`);
  return Number(kibibytes) * 1024;
}
