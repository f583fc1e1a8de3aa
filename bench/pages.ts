import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from './load/median.ts';
import { measureInBrowser } from './pages/in-browser.ts';
import { measure } from './shop/measure.ts';
import { seededFolder } from './shop/seeded-folder.ts';
import { startMeasuredWeb, type MeasuredWeb } from './pages/measured-web.ts';

/**
 * What a page costs: rendered (how long it takes, how long the loop stands still) and kept (first byte, processor time
 * beside a static file that is as large as the page when packed); what the sitemaps cost; what a browser makes of it, on a phone
 * and as it is.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    /** Generates a shop of so many products; without it, the demo shop. */
    products: { type: 'string' },
    /** `server` or `browser`; both without it. */
    only: { type: 'string' },
    /** Visits of each page in a browser; the figures are the middle ones. */
    visits: { type: 'string', default: '3' },
    /** Paths to measure, separated by commas. */
    paths: { type: 'string', default: '/,/Noten/,/Erik-Satie-Trois-Gymnopedies/NF-1011' },
  },
});

const { only } = values;
const seconds = Number(values.seconds);
const renderings = 25;

async function rendered(web: MeasuredWeb, path: string) {
  const times: number[] = [];
  const blocks: number[] = [];
  const before = await web.usage();
  // `search` is a parameter pages read: each value is a page of its own.
  for (let count = 0; count < renderings; count += 1) {
    await web.usage();
    const { status, firstByteMs } = await web.get(`${path}?search=${path.length}${count}`);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    times.push(firstByteMs);
    blocks.push((await web.usage()).longestBlockMs);
  }
  const cpuMs = ((await web.usage()).cpuMs - before.cpuMs) / renderings;
  return { firstByteMs: median(times), cpuMs, blockMs: median(blocks), longestBlockMs: Math.max(...blocks.slice(5)) };
}

/** What is made once, until the catalogue changes. */
async function made(web: MeasuredWeb, path: string) {
  const before = await web.usage();
  const { bytes, firstByteMs } = await web.get(path);
  const after = await web.usage();
  return { bytes, firstByteMs, cpuMs: after.cpuMs - before.cpuMs, longestBlockMs: after.longestBlockMs };
}

async function kept(web: MeasuredWeb, path: string) {
  const { bytes } = await web.get(path);
  const firstBytes: number[] = [];
  const once = async (): Promise<void> => void firstBytes.push((await web.get(path)).firstByteMs);
  await measure(once, { concurrency: 8, seconds: 1 });
  firstBytes.length = 0;
  const before = await web.usage();
  const { requests, perSecond } = await measure(once, { concurrency: 8, seconds });
  const cpuMs = ((await web.usage()).cpuMs - before.cpuMs) / requests;
  firstBytes.length = 0;
  await measure(once, { concurrency: 1, seconds: seconds / 2 });
  const sorted = firstBytes.toSorted((a, b) => a - b);
  return { bytes, cpuMs, perSecond, firstByteMs: median(sorted), p99: sorted[Math.floor(sorted.length * 0.99)] ?? NaN };
}

/** The packed file of the build whose size is nearest. */
function fileLike(bytes: number): string {
  const folder = 'dist/client/assets';
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.br'))
    .map((name) => ({
      path: `/assets/${name.slice(0, -3)}`,
      off: Math.abs(statSync(join(folder, name)).size - bytes),
    }));
  return files.toSorted((a, b) => a.off - b.off)[0]?.path ?? '/favicon.ico';
}

const show = (name: string, figures: Record<string, number>): void => {
  const cells = Object.entries(figures).map(([what, value]) => `${what} ${value.toFixed(value < 100 ? 2 : 0)}`);
  process.stdout.write(`${name.padEnd(34)} ${cells.join('  ')}\n`);
};

const folder = values.products === undefined ? undefined : (await seededFolder(Number(values.products))).path;
const web = await startMeasuredWeb({ folder });
try {
  if (only !== 'browser') await measureServer();
  if (only !== 'server') await measureInBrowser(web.origin, Number(values.visits));
} finally {
  await web.stop();
}

async function measureServer(): Promise<void> {
  for (const locale of ['de-DE', 'pl-PL']) {
    const path = `/sitemap-${locale}.xml`;
    show(`${path} made`, await made(web, path));
    show(`${path} kept`, await made(web, path));
  }
  for (const path of values.paths.split(',')) {
    show(`${path} rendered`, await rendered(web, path));
    const page = await kept(web, path);
    show(`${path} kept`, page);
    const likeness = fileLike(page.bytes);
    const file = await kept(web, likeness);
    show(likeness, file);
    show(`${path} kept, times the file`, { cpu: page.cpuMs / file.cpuMs });
  }
}
