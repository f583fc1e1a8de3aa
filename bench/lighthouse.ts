import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import * as z from 'zod/mini';
import { freePort } from '../web/testing/free-port.ts';
import { makeCertificate, startHttp2Front } from './pages/http2-front.ts';
import { startMeasuredWeb } from './pages/measured-web.ts';

/**
 * What Lighthouse says of the pages, as it judges a phone: a processor four times slower, 1.6 Mbit/s and 150 ms to the server,
 * both reckoned and not waited for. Only a quiet machine tells the speed; the middle of several visits counts. Over HTTP/2 and TLS, as
 * every host gives it to browsers, and then once more over HTTP/1.1, as the web server itself speaks.
 */
const { values } = parseArgs({
  options: {
    /** Paths to judge, separated by commas. */
    paths: { type: 'string', default: '/,/Noten/,/Erik-Satie-Trois-Gymnopedies/NF-1011,/sheet-configuration-v3' },
    visits: { type: 'string', default: '3' },
    /** `h2`, `http/1.1`, or both. */
    over: { type: 'string', default: 'h2,http/1.1' },
  },
});

const run = promisify(execFile);
const folder = 'bench/lighthouse';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.nullable(z.number()), displayValue: z.optional(z.string()) }),
  ),
});
type Report = z.infer<typeof reportSchema>;

await install();
for (const protocol of values.over.split(',')) await judgeAll(protocol);

async function judgeAll(protocol: string): Promise<void> {
  print(`Over ${protocol}`);
  const { origin, stop } = await startWeb(protocol);
  try {
    for (const path of values.paths.split(',')) {
      const reports: Report[] = [];
      for (let visit = 0; visit < Number(values.visits); visit += 1) reports.push(await judged(origin + path));
      tell(path, reports);
    }
  } finally {
    await stop();
  }
}

async function startWeb(protocol: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (protocol !== 'h2') return startMeasuredWeb();
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const web = await startMeasuredWeb({ settings: { PUBLIC_URL: origin } });
  const stopFront = startHttp2Front(await makeCertificate(), { port, behind: web.origin });
  return {
    origin,
    stop: async () => {
      stopFront();
      await web.stop();
    },
  };
}

/** It brings more files than everything else that is installed for development: it is fetched by whoever measures with it. */
async function install(): Promise<void> {
  if (existsSync(`${folder}/node_modules/selfsigned`)) return;
  print('Installing Lighthouse (about a minute)');
  await run('npm', ['ci', '--ignore-scripts', '--no-progress', '--loglevel=error', '--prefix', folder]);
}

/** A browser sometimes records nothing of a visit, which then counts for nothing and is made again. */
async function judged(address: string): Promise<Report> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await judge(address);
    } catch (error) {
      if (tried === 3 || !String(error).includes('NO_NAVSTART')) throw error;
      print('  (nothing was recorded of a visit, made again)');
    }
  }
}

async function judge(address: string): Promise<Report> {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  // The certificate is made for the run.
  if (address.startsWith('https:')) flags.push('--ignore-certificate-errors');
  const options = [
    address,
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const browser = process.env['CHROMIUM'];
  const { stdout } = await run(process.execPath, [`${folder}/node_modules/lighthouse/cli/index.js`, ...options], {
    env: { ...process.env, ...(browser && { CHROME_PATH: browser }) },
    maxBuffer: 64 * 1024 * 1024,
  });
  return reportSchema.parse(JSON.parse(stdout));
}

function tell(path: string, reports: readonly Report[]): void {
  const middle = reports.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))[
    Math.floor(reports.length / 2)
  ];
  if (!middle) return;
  print(`${path}: ${categories.map((name) => `${name} ${scoreOf(middle, name)}`).join(', ')}`);
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  print(`  ${figures.map((id) => `${middle.audits[id]?.title} ${middle.audits[id]?.displayValue}`).join(', ')}`);
  for (const name of categories.slice(1)) for (const title of failuresIn(middle, name)) print(`  ${name}: ${title}`);
}

/** Of 100. */
function scoreOf({ categories: judged }: Report, name: string): number {
  return Math.round((judged[name]?.score ?? Number.NaN) * 100);
}

/** What costs points. */
function failuresIn({ categories: judged, audits }: Report, name: string): string[] {
  const counted = judged[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
