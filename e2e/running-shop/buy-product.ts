import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { keptRecords } from './kept-records.ts';
import { expect } from './shop-test.ts';

export const satie = '/Erik-Satie-Trois-Gymnopedies/NF-1011';

const keptCart = z.optional(
  z.object({ value: z.nullable(z.object({ lineItems: z.array(z.object({ quantity: z.number() })) })) }),
);

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
async function keptArticles(page: Page): Promise<number> {
  const { cart } = await keptRecords(page, 'cart');
  return keptCart.parse(cart)?.value?.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}

/** Waits on the page of a cart of one light sheet, in German, until it is reckoned with the cheapest way to ship: nothing is left to change. */
export async function untilReckoned(page: Page): Promise<void> {
  await expect(page.getByText('Versand, geschätzt (Brief)')).toBeVisible();
  await expect(page.locator('[data-unpriced]')).toHaveCount(0);
}
