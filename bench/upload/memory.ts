import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { giveScore, untilUploadArrived } from './give-score.ts';
import { writeLargeScore } from './large-score.ts';
import { type Figure, megabyte, type Setting } from './setting.ts';

const sampleEveryMs = 250;

const idleMs = 5_000;

/** Bytes at one moment. */
interface Sample {
  /** JavaScript heap of the page. */
  heap: number;
  /** Memory of all processes that run pages and workers; shared memory counts in shares. */
  renderers: number;
  /** Memory of the browser's own processes: they carry files and requests for the pages. */
  others: number;
}

/** A score whose upload needs no memory worth mentioning. */
const smallBytes = megabyte;

/**
 * How much more memory the browser needs while a large file is on its way than the same page needs idly with a small score,
 * and than the home page. Nothing is collected by force: garbage counts.
 */
export async function measureMemory(setting: Setting): Promise<Figure[]> {
  const small = { ...setting.file, path: `${setting.file.path}-small.pdf`, bytes: smallBytes };
  writeLargeScore(small.path, small.bytes);
  const { home, page: idle } = await watchUpload({ ...setting, file: small });
  const { moving } = await watchUpload(setting);
  const size = `${setting.file.bytes / megabyte} MB`;
  const figure = (of: keyof Sample, than: Sample, what: string): Figure => ({
    what: `${what} while ${size} go up`,
    unit: 'MB',
    value: (moving[of] - than[of]) / megabyte,
    target: { atMost: 64 },
    details: { 'idle MB': Math.round(than[of] / megabyte), 'at most MB': Math.round(moving[of] / megabyte) },
  });
  return [
    figure('heap', idle, 'JavaScript heap'),
    figure('renderers', idle, 'page and workers'),
    { ...figure('renderers', home, 'page and workers, above the home page'), target: undefined },
    figure('others', idle, "the browser's own processes"),
  ];
}

interface Watched {
  /** Of the idle home page. */
  home: Sample;
  /** The largest amounts while the file went up. */
  moving: Sample;
  /** Of the page with the score, when nothing moves any more. */
  page: Sample;
}

async function watchUpload({ shop, file, newProfile }: Setting): Promise<Watched> {
  const profile = await newProfile();
  try {
    const page = await profile.open(shop.origin);
    const watcher = await createWatcher(page);
    await watcher.watch(idleMs);
    const home = typical(await watcher.watch(idleMs));
    const arrived = (async () => {
      await giveScore(page, file.path);
      await untilUploadArrived(page);
    })();
    const moving = largest(await watcher.watch(arrived));
    return { home, moving, page: typical(await watcher.watch(idleMs)) };
  } finally {
    await profile.remove();
  }
}

const amounts = ['heap', 'renderers', 'others'] as const;

function eachAmount(choose: (amount: keyof Sample) => number): Sample {
  const [heap, renderers, others] = amounts.map(choose);
  return { heap: heap ?? 0, renderers: renderers ?? 0, others: others ?? 0 };
}

const largest = (samples: readonly Sample[]): Sample =>
  eachAmount((amount) => Math.max(...samples.map((sample) => sample[amount])));

const typical = (samples: readonly Sample[]): Sample =>
  eachAmount((amount) => {
    const values = samples.map((sample) => sample[amount]).toSorted((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 0;
  });

interface Watcher {
  /** Samples for so many milliseconds, or until something has happened. */
  watch(during: number | Promise<void>): Promise<Sample[]>;
}

async function createWatcher(page: Page): Promise<Watcher> {
  const browser = page.context().browser();
  const ofPage = await page.context().newCDPSession(page);
  const ofBrowser = browser ? await browser.newBrowserCDPSession() : ofPage;
  await ofPage.send('Performance.enable');
  const sample = async (): Promise<Sample> => {
    const { metrics } = await ofPage.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    return { heap, ...(await processMemory(ofBrowser)) };
  };
  return {
    watch: async (during) => {
      const samples: Sample[] = [];
      const over = new AbortController();
      const end = (typeof during === 'number' ? setTimeout(during) : during).finally(() => over.abort());
      while (!over.signal.aborted) {
        samples.push(await sample());
        await setTimeout(sampleEveryMs);
      }
      await end;
      return samples;
    },
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
