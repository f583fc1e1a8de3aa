import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { giveScore, untilArrived } from './give-score.ts';
import { type Figure, megabyte, type Setting } from './setting.ts';

const sampleEveryMs = 250;

/** Bytes at one moment. */
interface Sample {
  /** JavaScript heap of the page. */
  heap: number;
  /** Memory of all processes that run pages and workers; shared memory counts in shares. */
  renderers: number;
  /** Memory of the browser's own processes: they carry files and requests for the pages. */
  others: number;
}

/** How much more memory the browser needs while a file is on its way than on the idle home page. */
export async function measureMemory({ shop, file, newProfile }: Setting): Promise<Figure[]> {
  const profile = await newProfile();
  try {
    const page = await profile.open(shop.origin);
    const sample = await createSampler(page);
    await page.waitForTimeout(3_000);
    const idle = await sample({ afterCollection: true });
    const samples: Sample[] = [];
    const ended = new AbortController();
    const watching = (async () => {
      while (!ended.signal.aborted) {
        samples.push(await sample({ afterCollection: false }));
        await setTimeout(sampleEveryMs);
      }
    })();
    await giveScore(page, file.path);
    await untilArrived(page);
    ended.abort();
    await watching;
    const above = (of: keyof Sample): number => Math.max(...samples.map((each) => each[of])) - idle[of];
    const size = `${file.bytes / megabyte} MB`;
    const figure = (what: string, value: number, details: Figure['details'] = {}): Figure => ({
      what: `${what} above idle while ${size} go up`,
      unit: 'MB',
      value: value / megabyte,
      target: { atMost: 64 },
      details,
    });
    return [
      figure('JavaScript heap', above('heap'), {
        'idle MB': Math.round(idle.heap / megabyte),
        samples: samples.length,
      }),
      figure('page and workers', above('renderers'), { 'idle MB': Math.round(idle.renderers / megabyte) }),
      { ...figure("the browser's own processes", above('others')), target: undefined },
    ];
  } finally {
    await profile.remove();
  }
}

type Sampler = (how: { afterCollection: boolean }) => Promise<Sample>;

async function createSampler(page: Page): Promise<Sampler> {
  const browser = page.context().browser();
  const ofPage = await page.context().newCDPSession(page);
  const ofBrowser = browser ? await browser.newBrowserCDPSession() : ofPage;
  await ofPage.send('Performance.enable');
  return async ({ afterCollection }) => {
    if (afterCollection) await ofPage.send('HeapProfiler.collectGarbage');
    const { metrics } = await ofPage.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    return { heap, ...(await processMemory(ofBrowser)) };
  };
}

async function processMemory(session: CDPSession): Promise<Omit<Sample, 'heap'>> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  let renderers = 0;
  let others = 0;
  for (const { id, type } of processInfo) {
    if (type === 'renderer') renderers += proportionalBytes(id);
    else others += proportionalBytes(id);
  }
  return { renderers, others };
}

/** Linux' proportional set size of a process; 0 when it has ended meanwhile. */
function proportionalBytes(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
