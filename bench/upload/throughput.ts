import type { Page } from '@playwright/test';
import { unfolded } from '../../e2e/uploads/panel.ts';
import { median } from '../load/median.ts';
import { fromChoiceToArrival, giveScore, startClock } from './give-score.ts';
import { type Figure, megabyte, type Setting } from './setting.ts';
import { untilCopied } from './until-copied.ts';

/** A connection of at most 100 Mbit/s, in bytes per second: more than most people have to send with. */
const goodLine = 12_500_000;

/**
 * How fast a file goes through the storefront against one bare request with the same bytes from the same browser to the same
 * server: chosen on the home page, copied, hashed, sent in chunks and compared, over a good line; then the queue by itself,
 * with the copy complete and nothing else to do on the page; then from choosing again, where opening the configurator,
 * copying and sending share the computer.
 */
export async function measureThroughput(setting: Setting): Promise<Figure[]> {
  const line = { match: { method: 'POST', address: '/o?name=' }, count: 'always', bytesPerSecond: goodLine } as const;
  await setting.store.trouble(line);
  const overLine = await compare(setting, 1, uploadChosen);
  await setting.store.calm();
  const queueAlone = await compare(setting, 3, uploadResumed);
  const onMachine = await compare(setting, 3, uploadChosen);
  const what = `throughput of ${setting.file.bytes / megabyte} MB, storefront / bare request`;
  return [
    { what: `${what}, 100 Mbit/s`, unit: '', target: { atLeast: 0.9 }, ...overLine },
    { what: `${what}, within the computer, queue alone`, unit: '', target: { atLeast: 0.9 }, ...queueAlone },
    { what: `${what}, within the computer, from choosing`, unit: '', target: undefined, ...onMachine },
  ];
}

/** Measures both ways in turn, so often; the medians count. */
async function compare(
  setting: Setting,
  rounds: number,
  upload: (page: Page, setting: Setting) => Promise<Queued>,
): Promise<Pick<Figure, 'value' | 'details'>> {
  const { path, bytes } = setting.file;
  const bare: number[] = [];
  const queued: Queued[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await inFreshBrowser(setting, (page) => bareMs(page, path)));
    queued.push(await inFreshBrowser(setting, (page) => upload(page, setting)));
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
    const page = await profile.open(shop.origin);
    await page.evaluate(() => performance.setResourceTimingBufferSize(5_000));
    return await measure(page);
  } finally {
    await profile.remove();
  }
}

interface Queued {
  /** From choosing the file, or resuming its upload, to the words that it has arrived. */
  ms: number;
  /** To the first chunk. */
  beginMs: number;
  /** While no chunk was under way, all together. */
  gapsMs: number;
  /** The request that also completes the upload. */
  lastMs: number;
}

async function uploadChosen(page: Page, { file }: Setting): Promise<Queued> {
  const ended = await startClock(page, fromChoiceToArrival);
  await giveScore(page, file.path);
  return withChunks(page, await ended());
}

/** Paused before the first byte until the copy is complete and the person reads something else. */
async function uploadResumed(page: Page, { file, store }: Setting): Promise<Queued> {
  await store.trouble({ match: { command: 'start' }, status: 503, count: 'always' });
  await giveScore(page, file.path);
  await untilCopied(page);
  const panel = await unfolded(page);
  await panel.getByRole('button', { name: 'Alle anhalten' }).click();
  const resume = panel.getByRole('button', { name: 'Alle fortsetzen' });
  await resume.waitFor();
  await page
    .locator('footer')
    .getByRole('link', { name: /Impressum/ })
    .first()
    .click();
  await page.waitForTimeout(3_000);
  await store.calm();
  const ended = await startClock(page, { event: 'click', words: 'Die Datei ist bei uns' });
  await resume.click();
  return withChunks(page, await ended());
}

async function withChunks(page: Page, { begunAt, ms }: { begunAt: number; ms: number }): Promise<Queued> {
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
  return { ms, beginMs: first.startTime - begunAt, gapsMs, lastMs: last.end - last.startTime };
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
