import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserFlags } from '../e2e/browser-flags.ts';
import { ShopProcess } from '../e2e/running-shop/shop-process.ts';
import { BrowserProfile } from '../e2e/uploads/browsers/browser-profile.ts';
import { WatchedStore } from '../e2e/uploads/file-store.ts';
import { measureCut } from './upload/cut.ts';
import { writeLargeScore } from './upload/large-score.ts';
import { measureLongTasks } from './upload/long-tasks.ts';
import { measureMemory } from './upload/memory.ts';
import { measureReopening } from './upload/reopening.ts';
import { type Figure, megabyte, type Setting } from './upload/setting.ts';
import { figureTable } from './upload/table.ts';
import { measureRoughJourney } from './upload/rough-journey.ts';
import { measureThroughput } from './upload/throughput.ts';

/**
 * How uploads do in a real browser against the web server as it runs in production. Starts both by itself; the finished
 * build in `dist` must exist. `--save` keeps the figures in bench/results/upload.json.
 */
const { values } = parseArgs({
  options: {
    /** Megabytes of the file. */
    mb: { type: 'string', default: '200' },
    /** Of the large file, for memory and journey. */
    'large-mb': { type: 'string', default: '1000' },
    /** Some of throughput, cut, reopening, memory, tasks and journey, which takes ten minutes: all but the last unless said. */
    only: { type: 'string', default: 'throughput,cut,reopening,memory,tasks' },
    save: { type: 'boolean', default: false },
  },
});

const measurements: Record<string, (setting: Setting) => Promise<Figure | Figure[]>> = {
  throughput: measureThroughput,
  cut: measureCut,
  reopening: measureReopening,
  memory: measureMemory,
  tasks: measureLongTasks,
  journey: measureRoughJourney,
};

const largeOnes = new Set(['memory', 'journey']);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function sizeOf(option: 'mb' | 'large-mb'): number {
  const size = Number(values[option]);
  return Number.isInteger(size) && size > 0 ? size * megabyte : fail(`--${option} takes a whole number above 0.`);
}

if (!existsSync('dist/server/render.js'))
  fail('There is no finished build: "npm start" or "node tools/build.ts" makes one.');
const wanted = values.only.split(',');
const unknown = wanted.find((name) => measurements[name] === undefined);
if (unknown !== undefined) fail(`--only knows ${Object.keys(measurements).join(', ')}, not "${unknown}".`);

const folder = await mkdtemp(join(tmpdir(), 'notenfalz-bench-'));
const largest = 2 * Math.max(sizeOf('mb'), sizeOf('large-mb'));
const shop = await ShopProcess.start({ MAX_FILE_MB: String(largest / megabyte) });
const executablePath = process.env['CHROMIUM'] || (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const newProfile = (): Promise<BrowserProfile> =>
  BrowserProfile.create({ args: browserFlags, locale: 'de-DE', ...(executablePath ? { executablePath } : {}) });

function writeScore(bytes: number): Setting['file'] {
  const name = `partitur-${bytes / megabyte}.pdf`;
  const path = join(folder, name);
  if (!existsSync(path)) writeLargeScore(path, bytes);
  return { path, name, bytes };
}

const figures: Figure[] = [];
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (!wanted.includes(name)) continue;
    const file = writeScore(sizeOf(largeOnes.has(name) ? 'large-mb' : 'mb'));
    process.stderr.write(`${name} …\n`);
    figures.push(...[await measure({ shop, store: new WatchedStore(shop), file, newProfile })].flat());
  }
} finally {
  process.stdout.write(`${figureTable(figures)}\n`);
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}

if (values.save) {
  const results = join(import.meta.dirname, 'results');
  mkdirSync(results, { recursive: true });
  const command = `node bench/upload.ts ${process.argv.slice(2).join(' ')}`;
  const machine = { cores: availableParallelism(), load: loadavg()[0] };
  const facts = { command, date: new Date().toISOString(), machine, figures };
  writeFileSync(join(results, 'upload.json'), `${JSON.stringify(facts, null, 2)}\n`);
}
