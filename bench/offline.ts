import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { startMeasuredWeb } from './pages/measured-web.ts';
import { seededFolder } from './shop/seeded-folder.ts';

/**
 * What a device keeps of products that were seen, in bytes, and how many of them open once the server is stopped. A part of them
 * is gone to by address; of the others what a click brings is brought: their data and their picture.
 */
const { values } = parseArgs({
  options: {
    /** How many products are seen, separated by commas; a device of its own for each. */
    seen: { type: 'string', default: '60,2000' },
    /** Of them by address; also as many are opened by address in the end. */
    visits: { type: 'string', default: '60' },
  },
});

const counts = values.seen.split(',').map(Number);
const visits = Number(values.visits);
const size = Math.max(...counts, 2000);

for (const count of counts) {
  const web = await startMeasuredWeb({ folder: await folderWithPictures() });
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (!isStopped) await web.stop();
    isStopped = true;
  };
  const profile = mkdtempSync(join(tmpdir(), 'notenfalz-offline-'));
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
    baseURL: web.origin,
    viewport: { width: 412, height: 823 },
    locale: 'de-DE',
  });
  try {
    const page = await browser.newPage();
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const products = (await productPaths(page)).slice(0, count);
    for (const path of products.slice(0, visits)) await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(bringByClick, products.slice(visits));
    show(`${products.length} products seen`, await keptBytes(page));
    await stop();
    const opened = await countOpened(page, products);
    print(
      `${opened.byClick} of ${products.length} open by a click, ${opened.byAddress} of ${opened.tried} by their address\n`,
    );
  } finally {
    await browser.close();
    await stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The generated shop names twenty pictures; pictures of the demo stand in for them. */
async function folderWithPictures(): Promise<string> {
  const { path } = await seededFolder(size);
  const pictures = join(path, 'media/bench');
  mkdirSync(pictures, { recursive: true });
  for (let index = 0; index < 20; index += 1)
    for (const [end, own] of [
      ['', ''],
      ['_400', '-400'],
      ['_800', '-800'],
    ] as const)
      copyFileSync(`shop/demo/media/edition-nf-1001${own}.webp`, join(pictures, `${index}${end}.webp`));
  return path;
}

/** Categories end with a slash. */
function productPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const sitemap = await (await fetch('/sitemap-de-DE.xml')).text();
    const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
    return paths.filter((path) => !path.endsWith('/') && /^\/detail\/|\d$/.test(path));
  });
}

/** Runs in the page: what going there by a click asks for, a few at a time. */
async function bringByClick(paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const bring = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const payload = await (await fetch(`${path}/_payload.json`)).text();
      const [cover] = /\/media\/[^"]+_800\.\w+/.exec(payload) ?? [];
      if (cover === undefined) continue;
      const image = new Image();
      // Each product has a picture of its own elsewhere.
      image.src = `${cover}?${encodeURIComponent(path)}`;
      await image.decode().catch(() => undefined);
    }
  };
  await Promise.all([bring(), bring(), bring(), bring()]);
}

/** By cache, and as the browser counts all of it. */
function keptBytes(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const figures: Record<string, number> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      let bytes = 0;
      const keys = await cache.keys();
      for (const key of keys) bytes += (await (await cache.match(key, { ignoreVary: true }))?.blob())?.size ?? 0;
      figures[`${name.replace(/-https?:.*$/, '')} (${keys.length})`] = bytes;
    }
    figures['in all, says the browser'] = (await navigator.storage.estimate()).usage ?? 0;
    return figures;
  });
}

/** With the server stopped. */
async function countOpened(page: Page, products: readonly string[]) {
  const byClick = await page.evaluate(async (paths) => {
    let there = 0;
    for (const path of paths) {
      const answer = await fetch(`${path}/_payload.json`).catch(() => undefined);
      if (answer?.ok === true && 'loaderData' in (await answer.json())) there += 1;
    }
    return there;
  }, products);
  const step = Math.max(1, Math.floor(products.length / visits));
  const tried = products.filter((_path, index) => index % step === 0).slice(0, visits);
  let byAddress = 0;
  for (const path of tried) {
    await page.goto(path);
    const button = page.getByRole('button', { name: 'In den Warenkorb' }).first();
    byAddress += await button.waitFor({ timeout: 10_000 }).then(
      () => 1,
      () => 0,
    );
  }
  return { byClick, byAddress, tried: tried.length };
}

function show(name: string, figures: Record<string, number>): void {
  print(name);
  for (const [what, bytes] of Object.entries(figures))
    print(`  ${what.padEnd(40)} ${(bytes / 1e6).toFixed(2).padStart(8)} MB`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
