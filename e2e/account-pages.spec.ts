import type { APIRequestContext } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { expect, test } from './running-shop/shop-test.ts';

// What a worker stores for later visits changes nothing of what is looked at here.
test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

/** Each page is looked at in one language (they differ in their words alone), once this part of it is there. Of the order, its code is put in. */
const pages: readonly (readonly [path: string, part: string])[] = [
  ['/account', 'text=Leipziger Straße 3'],
  ['/en-GB/account/address', 'text=Leipziger Straße 3'],
  ['/pl-PL/account/order', 'a[href*="/account/order/"]'],
  ['/account/order/CODE', 'text=Bleistift'],
  ['/en-GB/account/payment', 'input[type=radio]'],
  ['/pl-PL/account/profile', 'input[type=password]'],
  ['/newsletter-subscribe', 'button'],
  ['/en-GB/registration/confirm?em=nobody&hash=nothing', '[role=alert], [role=status]'],
  ['/pl-PL/account/recover', 'input[type=email]'],
  ['/reset-password?hash=nothing', 'form, a'],
];

/** A customer of the shop who has ordered once. */
async function someCustomer(request: APIRequestContext, origin: string): Promise<{ token: string; code: string }> {
  const home = await (await request.get('/')).text();
  const accessKey = /"shopwareAccessToken":"([^"]+)"/.exec(home)?.[1] ?? '';
  let token = '';
  const call = async (path: string, data: object = {}) => {
    const headers = { 'sw-access-key': accessKey, ...(token && { 'sw-context-token': token }) };
    const answer = await request.post(`/store-api/${path}`, { headers, data });
    expect(answer.status(), path).toBeLessThan(300);
    token = answer.headers()['sw-context-token'] ?? token;
    return answer.json();
  };
  const { elements: countries }: { elements: { id: string; iso: string }[] } = await call('country');
  const countryId = countries.find(({ iso }) => iso === 'DE')?.id;
  await call('account/register', {
    email: `fanny-${Date.now()}@example.org`,
    password: 'notenfalz-1',
    firstName: 'Fanny',
    lastName: 'Mendelssohn-Bartholdy-Hensel',
    storefrontUrl: origin,
    acceptedDataProtection: true,
    billingAddress: { street: 'Leipziger Straße 3', zipcode: '10117', city: 'Berlin', countryId },
  });
  const { elements: products }: { elements: { id: string }[] } = await call('search?search=Bleistift', { limit: 1 });
  const items = products.map(({ id }) => ({ id, type: 'product', referencedId: id, quantity: 2 }));
  await call('checkout/cart/line-item', { items });
  const { deepLinkCode: code }: { deepLinkCode: string } = await call('checkout/order');
  return { token, code };
}

test('the pages of an account have no accessibility violations and fit a phone', async ({ page, context, shop }) => {
  const { token, code } = await someCustomer(page.request, shop.origin);
  await context.addCookies([{ name: 'sw-context-token', value: token, url: shop.origin }]);
  for (const [path, part] of pages) {
    await page.goto(path.replace('CODE', code));
    await expect(page.getByRole('main').locator(part).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await accessibilityViolations(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test('an order is printed under the name of the shop, without what can only be pressed', async ({
  page,
  context,
  shop,
}) => {
  const { token, code } = await someCustomer(page.request, shop.origin);
  await context.addCookies([{ name: 'sw-context-token', value: token, url: shop.origin }]);
  await page.goto(`/account/order/${code}`);
  await expect(page.getByRole('button', { name: /herunterladen/ }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Notenfalz Musterdruck GmbH · ')).toBeVisible();
  await expect(page.getByText('Bleistift').first()).toBeVisible();
  for (const pressed of await page.getByRole('button').all()) await expect(pressed).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});
