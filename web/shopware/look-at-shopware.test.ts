import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printProductNumbers } from '#shop/price-list/missing-print-products.ts';
import { portOf, startWeb, type WebProcess } from '../testing/web-process.ts';

let shopware: Server;
let sold: readonly string[] = [];
let web: WebProcess | undefined;

/** A Shopware of which only the products are asked; its pages are what the build makes of them. */
beforeEach(async () => {
  sold = printProductNumbers();
  shopware = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ elements: sold.map((productNumber) => ({ productNumber })) }));
  });
  await new Promise<void>((resolve) => void shopware.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await web?.remove();
  web = undefined;
  shopware.closeAllConnections();
  shopware.close();
});

const withoutPages = (...dead: readonly string[]) =>
  `async (request) => ({ status: ${JSON.stringify(dead)}.includes(new URL(request.url).pathname) ? 404 : 200, body: '' })`;

async function start(render: string, settings: Record<string, string> = {}): Promise<WebProcess> {
  const endpoint = `http://127.0.0.1:${portOf(shopware)}`;
  const shop = { SHOPWARE_ENDPOINT: endpoint, SHOPWARE_ACCESS_TOKEN: 'SWSCTEST' };
  web = await startWeb({ ...shop, ...settings }, { render });
  return web;
}

test('a legal page that leads nowhere ends the start of a public shop with what to do, and is warned of otherwise', async () => {
  const render = withoutPages('/impressum', '/wiederrufsrecht');
  const sentence =
    /These legal pages lead nowhere: \/impressum, \/wiederrufsrecht\. Make them .* CONTENT_PATHS="agb=Infos\/AGB"/;
  await expect(start(render, { PUBLIC_URL: 'https://noten.example' })).rejects.toThrow(sentence);
  const local = await start(render);
  await expect.poll(() => local.output()).toMatch(sentence);
});

test('a shop with its pages and print products starts without a word about them', async () => {
  expect((await start(withoutPages(), { PUBLIC_URL: 'https://noten.example' })).output()).not.toContain('Warning');
});

test('a shop without print products is named in the log with the command that brings them', async () => {
  sold = [];
  const started = await start(withoutPages());
  await expect
    .poll(() => started.output())
    .toContain(
      'Warning: the Shopware has no print products: the storefront prints no files. npm run owner -- shopware setup FILE',
    );
});

test('a Shopware that is away keeps nobody from starting', async () => {
  const render = `async () => ({ status: 503, body: '' })`;
  const away = { PUBLIC_URL: 'https://noten.example', SHOPWARE_ENDPOINT: 'http://127.0.0.1:9' };
  expect((await start(render, away)).output()).toContain('could not be asked');
});
