import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { listedFiles, untilBuildKept, untilEngineKept } from './running-shop/kept-build.ts';
import { copyBuild } from './running-shop/published-builds.ts';
import { ShopProcess } from './running-shop/shop-process.ts';
import { expect, test } from './running-shop/shop-test.ts';

/** The addresses of files of the build a browser asks for from now on, by its pages or its worker. */
function noteAskedFiles(context: BrowserContext): Set<string> {
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) asked.add(pathname);
  });
  return asked;
}

/** What a page is given of the build: of each file its type and a fingerprint of its bytes, or what was in the way. */
const givenFiles = (page: Page, addresses: readonly string[]): Promise<Record<string, string>> =>
  page.evaluate(async (wanted) => {
    const given: Record<string, string> = {};
    for (const address of wanted) {
      try {
        const answer = await fetch(address);
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
        const { headers } = answer;
        given[address] =
          `${headers.get('content-type')} ${headers.get('x-content-type-options')} ${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      } catch (error) {
        given[address] = String(error);
      }
    }
    return given;
  }, addresses);

/** The same of what the server gives. */
async function servedFiles(page: Page, addresses: readonly string[]): Promise<Record<string, string>> {
  const served: Record<string, string> = {};
  for (const address of addresses) {
    const answer = await page.request.get(address);
    const digest = createHash('sha256').update(await answer.body());
    const headers = answer.headers();
    served[address] = `${headers['content-type']} ${headers['x-content-type-options']} ${digest.digest('hex')}`;
  }
  return served;
}

test('the whole build comes with few questions, and without the shop every file of it is there as the server had it', async ({
  page,
  context,
  shop,
}) => {
  const asked = noteAskedFiles(context);
  await page.goto('/');
  await untilBuildKept(page);
  await untilEngineKept(page);
  const files = (await listedFiles(page)).map(({ url }) => `/${url}`);
  expect(files.length).toBeGreaterThan(500);
  expect(asked.size, 'files that were asked for').toBeLessThan(files.length / 4);
  const served = await servedFiles(page, files);
  await shop.kill();
  expect(await givenFiles(page, files)).toEqual(served);
  await shop.run();
});

test('packs that are missing or damaged cost questions, no files', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'notenfalz-packs-'));
  await copyBuild(folder);
  const assets = join(folder, 'dist/client/assets');
  const packs = (await readdir(assets)).filter((name) => name.endsWith('.pack')).map((name) => join(assets, name));
  expect(packs.length).toBeGreaterThan(3);
  for (const [index, pack] of packs.entries()) await (index % 2 === 0 ? rm(pack) : truncate(pack, 5000));
  const shop = await ShopProcess.start({}, folder);
  const page = await browser.newPage({ baseURL: shop.origin });
  await page.goto('/');
  await untilBuildKept(page);
  await untilEngineKept(page);
  const files = (await listedFiles(page)).map(({ url }) => `/${url}`);
  const served = await servedFiles(page, files);
  await shop.kill();
  expect(await givenFiles(page, files)).toEqual(served);
  await page.context().close();
  await shop.stop();
  await rm(folder, { recursive: true });
});
