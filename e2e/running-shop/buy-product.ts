import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

export const satie = '/Erik-Satie-Trois-Gymnopedies/NF-1011';

/**
 * Puts one of a product into the cart, in German, and waits until the shop has it, and the browser keeps what the shop said: pages opened
 * after that begin with it. @param path of its page
 */
export async function buyProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const before = await keptArticles(page);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
  await expect.poll(() => keptArticles(page)).toBe(before + 1);
}

/** How many articles the cart has that this browser keeps. */
const keptArticles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // To open one that is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'notenfalz')) return 0;
    const database = await done(indexedDB.open('notenfalz'));
    const cart: { value: { lineItems: { quantity: number }[] } | null } | undefined = await done(
      database.transaction('state').objectStore('state').get('cart'),
    );
    database.close();
    return cart?.value?.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  });

/** Waits on the page of a cart of one light sheet, in German, until it is reckoned with the cheapest way to ship: nothing is left to change. */
export async function untilReckoned(page: Page): Promise<void> {
  await expect(page.getByText('Versand, geschätzt (Brief)')).toBeVisible();
  await expect(page.locator('[data-unpriced]')).toHaveCount(0);
}
