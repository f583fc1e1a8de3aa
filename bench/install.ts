import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { browserFlags } from '../e2e/browser-flags.ts';
import { filesListedIn, missingOf } from '../e2e/running-shop/kept-build.ts';
import { openLine } from './line/open-line.ts';
import { median } from './load/median.ts';
import { startWatchedWeb } from './load/web-process.ts';

/**
 * What a first visit of the home page brings for later, on a phone's line and on that of this machine: how long until the service
 * worker stands and until the whole build is there, with how many questions and bytes, and the processor time of the browser for
 * all of it. The processor itself is that of this machine.
 */
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '3' },
    /** Another checkout with a finished build, to compare with. */
    root: { type: 'string', default: '.' },
  },
});

const lines = {
  phone: { latencyMs: 150, bringRate: 200_000 },
  'as it is': {},
};

interface Installed {
  /** Milliseconds after the address was asked for. */
  standsMs: number;
  wholeMs: number;
  questions: number;
  bytes: number;
  /** Of all processes of the browser, seconds. */
  processorSeconds: number;
}

const folder = mkdtempSync(join(tmpdir(), 'notenfalz-bench-'));
const web = await startWatchedWeb(folder, resolve(values.root));
try {
  for (const [name, habits] of Object.entries(lines)) {
    const visits: Installed[] = [];
    for (let visit = 0; visit < Number(values.visits); visit += 1) visits.push(await measureInstall(habits));
    const middle = (of: keyof Installed): number => median(visits.map((figures) => figures[of]));
    process.stdout.write(
      `${name.padEnd(10)} worker stands after ${(middle('standsMs') / 1000).toFixed(1)} s, whole build after ${(middle('wholeMs') / 1000).toFixed(1)} s; ${middle('questions')} questions, ${(middle('bytes') / 1024).toFixed(0)} KB, ${middle('processorSeconds').toFixed(1)} s of the processor\n`,
    );
  }
} finally {
  await web.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureInstall(habits: Partial<(typeof lines)['phone']>): Promise<Installed> {
  const line = await openLine(web.origin, habits);
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
  try {
    const context = await browser.newContext({ baseURL: line.origin, viewport: { width: 412, height: 823 } });
    let questions = 0;
    context.on('request', () => (questions += 1));
    const page = await context.newPage();
    const begun = performance.now();
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const standsMs = performance.now() - begun;
    await untilWhole(page);
    const wholeMs = performance.now() - begun;
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const processorSeconds = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    return { standsMs, wholeMs, questions, bytes: line.brought(), processorSeconds };
  } finally {
    await browser.close();
    await line.close();
  }
}

/** Until every file of the build is kept, the engine's too: the home page has a place to drop a PDF. */
async function untilWhole(page: Page): Promise<void> {
  const files = filesListedIn(await (await fetch(`${web.origin}/sw.js`)).text());
  const count = async (): Promise<number> =>
    Object.values(await missingOf(page, files)).reduce((sum, missing) => sum + missing, 0);
  while ((await count()) > 0) await page.waitForTimeout(500);
}
