import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { median } from '../load/median.ts';
import { measureClick, measureVisit, type VisitFigures } from './measure-visit.ts';

interface Profile {
  name: string;
  /** How many times slower than this machine's processor. */
  slowdown: number;
  line?: { latencyMs: number; bytesPerSecond: number };
}

const profiles: readonly Profile[] = [
  { name: 'phone: 4 × slower, 1.6 Mbit/s, 150 ms', slowdown: 4, line: { latencyMs: 150, bytesPerSecond: 200_000 } },
  { name: 'as it is', slowdown: 1 },
];

const product = '/Erik-Satie-Trois-Gymnopedies/NF-1011';

/** `filled` with an article in the cart. */
const pages: readonly { name: string; path: string; filled?: boolean }[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/Noten/' },
  { name: 'product', path: product },
  { name: 'search', path: '/search?search=Bach' },
  { name: 'content', path: '/Ueber-uns' },
  { name: 'configurator', path: '/sheet-configuration-v3' },
  { name: 'cart', path: '/checkout/cart', filled: true },
  { name: 'checkout', path: '/checkout', filled: true },
];

/** Long enough for a payload and the code of a page over the phone's line, milliseconds. */
const intentMs = 3000;

/** In a window of 412 × 823: every page on a first and a repeat visit, beside the same page without its scripts, and clicks. */
export async function measureInBrowser(origin: string, runs: number): Promise<void> {
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    for (const profile of profiles) {
      print(`\n${profile.name}`);
      print(head);
      for (const page of pages) await measurePage(browser, { origin, profile, page, runs });
      for (const intended of [0, intentMs]) await measureClicks(browser, { origin, profile, runs }, intended);
    }
  } finally {
    await browser.close();
  }
}

interface Setting {
  origin: string;
  profile: Profile;
  runs: number;
}

async function measurePage(
  browser: Browser,
  { origin, profile, page: { name, path, filled = false }, runs }: Setting & { page: (typeof pages)[number] },
): Promise<void> {
  const first: VisitFigures[] = [];
  const repeat: VisitFigures[] = [];
  const bare: VisitFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await visitor(browser, origin);
    if (filled) await fillCart(context);
    first.push(await measureVisit(await openTab(context, profile), path));
    repeat.push(await measureVisit(await openTab(context, profile, true), path));
    await context.close();
    const floor = await visitor(browser, origin);
    await floor.route('**/*.js', (route) => route.abort());
    bare.push(await measureVisit(await openTab(floor, profile), path));
    await floor.close();
  }
  print(row(name, middle(first), middle(repeat).largestPaintMs, middle(bare).largestPaintMs));
}

async function measureClicks(browser: Browser, { origin, profile, runs }: Setting, intended: number): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await visitor(browser, origin);
    const page = await openTab(context, profile);
    await measureVisit(page, '/Noten/');
    times.push(await measureClick(page, 'main article h3 a', intended));
    await context.close();
  }
  const way = intended > 0 ? `pressed ${intended / 1000} s before` : 'nothing fetched before';
  print(`click on a product of a category until it is painted, ${way}: ${Math.round(median(times))} ms`);
}

/** Without a service worker: it would fetch everything for later visits meanwhile. */
const visitor = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, viewport: { width: 412, height: 823 }, locale: 'de-DE', serviceWorkers: 'block' });

async function fillCart(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(product);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await page.getByText('Liegt im Warenkorb').first().waitFor();
  await page.close();
}

async function openTab(context: BrowserContext, { slowdown, line }: Profile, isRepeat = false): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (!isRepeat) await devtools.send('Network.clearBrowserCache');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line) {
    const { latencyMs: latency, bytesPerSecond } = line;
    const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond / 2 };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
  }
  return page;
}

function middle(visits: readonly VisitFigures[]): VisitFigures {
  const of = (figure: keyof VisitFigures): number => median(visits.map((visit) => visit[figure]));
  return {
    largestPaintMs: of('largestPaintMs'),
    interactiveMs: of('interactiveMs'),
    blockedMs: of('blockedMs'),
    layoutShift: of('layoutShift'),
    requests: of('requests'),
    bytes: of('bytes'),
  };
}

const columns = ['LCP ms', 'again', 'no scripts', 'interactive', 'TBT ms', 'CLS', 'requests', 'KB'];
const line = (name: string, cells: readonly string[]): string =>
  name.padEnd(14) + cells.map((cell) => cell.padStart(12)).join('');
const head = line('', columns);

function row(name: string, first: VisitFigures, again: number, bare: number): string {
  const whole = [first.largestPaintMs, again, bare, first.interactiveMs, first.blockedMs].map((ms) => ms.toFixed(0));
  return line(name, [...whole, first.layoutShift.toFixed(4), String(first.requests), (first.bytes / 1024).toFixed(0)]);
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
