import type { Page, Request } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { untilBuildKept } from './running-shop/kept-build.ts';
import { expect, test } from './running-shop/shop-test.ts';

/** What a page asks its server for besides pictures and files of the build. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const isData = ['fetch', 'xhr', 'document'].includes(request.resourceType());
    if (isData && request.serviceWorker() === null) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Of the articles on the page, in their order; euros. */
const pricesOf = async (page: Page): Promise<number[]> =>
  (await page.getByRole('article').allInnerTexts()).map((text) =>
    Number(/(\d+,\d\d)\s€/.exec(text)?.[1]?.replace(',', '.')),
  );

const isFalling = (prices: readonly number[]): boolean =>
  prices.every((price, index) => index === 0 || price <= (prices[index - 1] ?? 0));

test('a click asks for one thing, the way back leads to where one was, and what was seen opens without a server', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/Noten/Klavier/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Klavier');

  const asked = requestsOf(page);
  const tile = page.getByRole('article').last().getByRole('link').first();
  await tile.scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => scrollY);
  expect(depth).toBeGreaterThan(0);
  const path = (await tile.getAttribute('href')) ?? '';
  await tile.click();
  await expect(page.getByRole('button', { name: /In den Warenkorb/ }).first()).toBeVisible();
  const product = await heading.innerText();
  expect(asked.map(decodeURI)).toEqual([`${decodeURI(path)}/_payload.json`]);
  await page.goBack();
  await expect(heading).toHaveText('Klavier');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth);

  const key = await page.evaluate(
    () => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').configuration.shopwareAccessToken,
  );
  /** Whether a session has countries to read. */
  const read = (session: Record<string, string>): Promise<boolean> =>
    page.evaluate(
      (headers) =>
        fetch('/store-api/country', { headers }).then(
          ({ ok }) => ok,
          () => false,
        ),
      { 'sw-access-key': key, ...session },
    );
  expect(await read({ 'sw-context-token': 'a'.repeat(32) })).toBe(true);

  // Two pages of a longer list; what is done with a list without a shop comes with the rest of the build.
  await page.goto('/Noten/?p=2');
  await expect(page.getByText(/^11 bis 20 von \d+ Artikeln$/)).toBeVisible();
  await page.goto('/Noten/');
  await untilBuildKept(page);

  await shop.kill();
  await page.getByRole('button', { name: 'Mehr Artikel laden' }).click();
  await expect(page.getByText(/^1 bis 20 von \d+ Artikeln$/)).toBeVisible();
  await page.goto('/Noten/Klavier/');
  const count = (await pricesOf(page)).length;
  await page.getByLabel('Sortieren nach').selectOption('price-desc');
  await expect(page).toHaveURL(/order=price-desc/);
  await expect.poll(async () => isFalling(await pricesOf(page))).toBe(true);
  const prices = await pricesOf(page);
  expect(prices.length).toBe(count);
  const middle = prices[Math.floor(count / 2)] ?? 0;
  const filters = page.getByRole('form', { name: 'Artikel filtern' });
  await filters.getByRole('textbox', { name: 'bis' }).fill(String(middle).replace('.', ','));
  await filters.getByRole('textbox', { name: 'bis' }).press('Tab');
  await expect(page).toHaveURL(/max-price=/);
  await expect.poll(() => pricesOf(page)).toEqual(prices.filter((price) => price <= middle));
  // What is said in place of the list leaves all choices at hand.
  await page.getByLabel('Sortieren nach').selectOption({ label: 'Komponist A–Z' });
  await expect(page.getByRole('heading', { name: 'Diese Auswahl kennt nur der Shop' })).toBeVisible();
  await expect(page.getByLabel('Sortieren nach')).toHaveValue(/composer/);
  await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zeigen, was auf diesem Gerät ist' }).click();
  await expect.poll(async () => (await pricesOf(page)).length).toBe(count);
  await page.goto('/Noten/Klavier/');
  expect(isFalling(await pricesOf(page))).toBe(false);
  expect(await read({ 'sw-context-token': 'a'.repeat(32) })).toBe(true);
  expect(await read({ 'sw-context-token': 'b'.repeat(32) }), 'what another session was answered').toBe(false);
  await tile.click();
  await expect(heading).toHaveText(product);
  const cutOff = page.getByRole('status').filter({ hasText: 'Der Shop antwortet gerade nicht' });
  await expect(cutOff).toContainText('Stand dieser Seite: heute');
  await page.reload();
  await expect(heading).toHaveText(product);
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
  await trail.getByRole('link', { name: 'Klavier' }).click();
  await expect(heading).toHaveText('Klavier');
  await expect(cutOff).toContainText('Stand dieser Seite: heute');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText(/nicht erreichbar/).first()).toBeVisible();

  const kept = page.getByRole('region', { name: 'Artikel auf diesem Gerät' });
  await expect(kept.getByRole('link', { name: product })).toBeVisible();
  const places = page.getByRole('region', { name: 'Kategorien und Seiten auf diesem Gerät' });
  await expect(places.getByRole('link', { name: 'Klavier', exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Auf diesem Gerät suchen').fill(path.split('/').at(-1) ?? '');
  await page.getByLabel('Auf diesem Gerät suchen').press('Enter');
  const found = page.getByRole('region', { name: /^Treffer für „NF-\d+“ auf diesem Gerät/ });
  await found.getByRole('link', { name: product }).click();
  await expect(heading).toHaveText(product);
  await shop.run();
});

/** A session in złoty, which somebody else than everybody has: the pages of this browser are in it from now on. */
async function payInZloty(page: Page, origin: string): Promise<void> {
  const accessKey = await page.evaluate((): string => {
    const { configuration } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
    return configuration.shopwareAccessToken;
  });
  // A page that a late shop had no part in has opened a session, or is about to: no page is there now, and what it opened is used.
  await page.goto('/robots.txt');
  const begun = (await page.context().cookies()).find(({ name }) => name === 'sw-context-token')?.value;
  const token = await page.evaluate(
    async ({ key, own }) => {
      const call = async (path: string, method: string, session: object, body?: object): Promise<Response> =>
        fetch(`/store-api/${path}`, {
          method,
          headers: { 'sw-access-key': key, 'content-type': 'application/json', ...session },
          ...(body && { body: JSON.stringify(body) }),
        });
      const currencies = await (await call('currency', 'POST', {}, {})).json();
      const opened = own ?? (await call('context', 'GET', {})).headers.get('sw-context-token') ?? '';
      const currencyId = currencies.find((each: { isoCode: string }) => each.isoCode === 'PLN').id;
      await call('context', 'PATCH', { 'sw-context-token': opened }, { currencyId });
      return opened;
    },
    { key: accessKey, own: begun },
  );
  await page.context().addCookies([{ name: 'sw-context-token', value: token, url: origin }]);
}

test('a session with prices of its own is shown what is kept as soon as everybody, its own first, and told whose prices they are', async ({
  page,
  shop,
  expectedTroubles,
}) => {
  expectedTroubles.push(/could not be (?:loaded|refreshed|shown)/, /timeout of 10000ms exceeded/);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const tiles = page.getByRole('article').getByRole('heading').getByRole('link');
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/Noten/Klavier/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const name = (await tiles.first().innerText()).split(': ').at(-1) ?? '';
  await page.goto((await tiles.first().getAttribute('href')) ?? '');
  await expect(main).toContainText('€');
  await payInZloty(page, shop.origin);
  await page.goto('/Noten/Klavier/');
  await expect(main).toContainText('PLN');
  await expect(main).not.toContainText('€');
  await untilBuildKept(page);

  shop.hang();
  const said = page.getByRole('status').filter({ hasText: 'Stand dieser Seite: heute' });
  const general = 'Hier stehen die allgemeinen';
  await tiles.first().click();
  await expect(heading).toHaveText(name);
  await expect(said).toContainText(general);
  await expect(main).toContainText('€');
  await expect(main).not.toContainText('PLN');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.goBack();
  await expect(heading).toHaveText('Klavier');
  await expect(said).not.toContainText(general);
  await expect(main).toContainText('PLN');
  const unseen = (await tiles.last().innerText()).split(': ').at(-1) ?? '';
  await tiles.last().click();
  await expect(main).toContainText('Diese Seite ist gerade nicht zu haben');
  shop.goOn();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(heading).toHaveText(unseen);
  await expect(main).toContainText('PLN');
});
