import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exploreSite, type Site } from './load/site.ts';
import { loadTable, type LoadFigures } from './load/table.ts';
import { together, underLoad } from './load/under-load.ts';
import { twelveVisitors } from './load/visitors.ts';
import { type ProcessFigures, startWatchedWeb } from './load/web-process.ts';
import { seededFolder } from './shop/seeded-folder.ts';

/**
 * The whole web server under a busy day: twelve visitors at once read pages, fetch files, filter, search, buy, upload,
 * sign up and attack, each as fast as it is answered. Prints how long each kind of request took and how the process fared,
 * for the demo catalogue and for a generated one. Bounded: five minutes for each unless `--seconds` says less.
 */
const { values } = parseArgs({
  options: {
    /** 60 is the demo catalogue; other numbers are generated. */
    products: { type: 'string', default: '60,20000' },
    seconds: { type: 'string', default: '300' },
    /** Another checkout with a finished build, to compare with. */
    root: { type: 'string', default: '.' },
  },
});

const demoProducts = 60;
const longestSeconds = 300;
/** The memory is looked at so often in a run: whether it grows without end shows between its beginning and its end. */
const looks = 10;
const seconds = Math.min(longestSeconds, Number(values.seconds));

for (const size of values.products.split(',').map(Number)) {
  process.stdout.write(`${loadTable(size, seconds, await measureLoad(size))}\n\n`);
}

async function measureLoad(products: number): Promise<LoadFigures> {
  const folder =
    products === demoProducts ? mkdtempSync(join(tmpdir(), 'notenfalz-bench-')) : (await seededFolder(products)).path;
  const web = await startWatchedWeb(folder, resolve(values.root));
  try {
    const site = await exploreSite(web.origin);
    await underLoad(web.origin, twelveVisitors(site), Math.min(10, seconds));
    const before = await web.figures();
    web.forget();
    const watched = watch(web, (seconds * 1000) / looks);
    const kinds = await underLoad(web.origin, twelveVisitors(site), seconds);
    const memory = await watched.end();
    const after = await web.figures();
    const page = await alone(web, site.origin, '/');
    const file = await alone(web, site.origin, await fileOfSize(site, await sentBytes(site.origin, '/')));
    return { kinds, before, memory, after, page, file };
  } finally {
    await web.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Notes the memory of the web server again and again. */
function watch(web: Awaited<ReturnType<typeof startWatchedWeb>>, everyMs: number) {
  const found: Promise<ProcessFigures>[] = [];
  const timer = setInterval(() => found.push(web.figures()), everyMs);
  return {
    end(): Promise<ProcessFigures[]> {
      clearInterval(timer);
      return Promise.all(found);
    },
  };
}

/** The file that takes most nearly as many bytes on the way as a page does. */
async function fileOfSize({ origin, files }: Site, bytes: number): Promise<string> {
  let [nearest = '/robots.txt'] = files;
  let distance = Number.POSITIVE_INFINITY;
  for (const path of files) {
    const off = Math.abs((await sentBytes(origin, path)) - bytes);
    if (off < distance) [nearest, distance] = [path, off];
  }
  return nearest;
}

/** Length of an answer as it is sent, compressed. */
function sentBytes(origin: string, path: string): Promise<number> {
  return new Promise((resolveBytes, reject) => {
    get(origin + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolveBytes(bytes));
    }).on('error', reject);
  });
}

/** One address asked for by eight visitors at once, nothing beside it. */
async function alone(web: Awaited<ReturnType<typeof startWatchedWeb>>, origin: string, path: string) {
  const step = { kind: path, path };
  await together(origin, step, { visitors: 8, seconds: 1 });
  const { cpuMs } = await web.figures();
  const { perSecond, latencies } = await together(origin, step, { visitors: 8, seconds: 5 });
  const cpuEach = ((await web.figures()).cpuMs - cpuMs) / latencies.requests;
  return { path, perSecond, p50: latencies.percentile(0.5), p99: latencies.percentile(0.99), cpuEach };
}
