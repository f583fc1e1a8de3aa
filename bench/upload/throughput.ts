import type { Page } from '@playwright/test';
import { clockArrival, giveScore } from './give-score.ts';
import { type Figure, megabyte, type Setting } from './setting.ts';

/** A connection of at most 100 Mbit/s, in bytes per second: more than most people have to send with. */
const goodLine = 12_500_000;

/**
 * How fast a file goes through the storefront – chosen on the home page, copied, hashed, sent in chunks, compared – against
 * one bare request with the same bytes from the same browser to the same server: over a good line, and without any, where
 * the computer itself is what limits both.
 */
export async function measureThroughput(setting: Setting): Promise<Figure[]> {
  const line = { match: { method: 'POST', address: '/o?name=' }, count: 'always', bytesPerSecond: goodLine } as const;
  await setting.store.trouble(line);
  const overLine = await compare(setting, 1);
  await setting.store.calm();
  const onMachine = await compare(setting, 3);
  const what = `throughput of ${setting.file.bytes / megabyte} MB, storefront / bare request`;
  return [
    { what: `${what}, 100 Mbit/s`, unit: '', target: { atLeast: 0.9 }, ...overLine },
    { what: `${what}, within the computer`, unit: '', target: { atLeast: 0.9 }, ...onMachine },
  ];
}

/** Measures both ways in turn, so often; the medians count. */
async function compare(setting: Setting, rounds: number): Promise<Pick<Figure, 'value' | 'details'>> {
  const { path, bytes } = setting.file;
  const bare: number[] = [];
  const queued: Queued[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await inFreshBrowser(setting, (page) => bareMs(page, path)));
    queued.push(await inFreshBrowser(setting, (page) => uploadQueued(page, path)));
  }
  const rate = (ms: number): number => Math.round((bytes / megabyte / ms) * 1000);
  const of = (fact: keyof Queued): number => median(queued.map((each) => each[fact]));
  return {
    value: median(bare) / of('ms'),
    details: {
      'storefront MB/s': rate(of('ms')),
      'bare MB/s': rate(median(bare)),
      'ms to the first chunk': Math.round(of('beginMs')),
      'ms between chunks': Math.round(of('gapsMs')),
      'ms for the last chunk': Math.round(of('lastMs')),
      rounds,
    },
  };
}

async function inFreshBrowser<Value>(
  { newProfile, shop }: Setting,
  measure: (page: Page) => Promise<Value>,
): Promise<Value> {
  const profile = await newProfile();
  try {
    return await measure(await profile.open(shop.origin));
  } finally {
    await profile.remove();
  }
}

interface Queued {
  /** From choosing the file to the words that it has arrived. */
  ms: number;
  /** From choosing the file to the first chunk. */
  beginMs: number;
  /** While no chunk was under way, all together. */
  gapsMs: number;
  /** The request that also completes the upload. */
  lastMs: number;
}

async function uploadQueued(page: Page, path: string): Promise<Queued> {
  await page.evaluate(() => performance.setResourceTimingBufferSize(5_000));
  const arrival = await clockArrival(page);
  await giveScore(page, path);
  const { chosenAt, ms } = await arrival();
  const requests = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('upload_id='))
      .map(({ startTime, duration }) => ({ startTime, end: startTime + duration })),
  );
  let gapsMs = 0;
  for (const [index, { startTime }] of requests.entries())
    gapsMs += startTime - (requests[index - 1]?.end ?? startTime);
  const [first, last] = [requests[0], requests.at(-1)];
  if (!first || !last) throw new Error('The browser told of no chunk.');
  return { ms, beginMs: first.startTime - chosenAt, gapsMs, lastMs: last.end - last.startTime };
}

/** One POST of the whole file, as little as a page can do. */
async function bareMs(page: Page, path: string): Promise<number> {
  const input = await page.evaluateHandle(() => {
    const element = document.createElement('input');
    element.type = 'file';
    document.body.append(element);
    return element;
  });
  await input.setInputFiles(path);
  return input.evaluate(async (element) => {
    const [file] = element.files ?? [];
    const begun = performance.now();
    const name = `uploads/${crypto.randomUUID().replaceAll('-', '')}/bare.pdf`;
    const answered = Promise.withResolvers<number>();
    const request = new XMLHttpRequest();
    request.open('POST', `/v0/b/notenfalz/o?name=${encodeURIComponent(name)}`);
    request.addEventListener('loadend', () => answered.resolve(request.status));
    request.send(file ?? null);
    const status = await answered.promise;
    if (status !== 200) throw new Error(`The bare upload was answered with ${status}.`);
    return performance.now() - begun;
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
