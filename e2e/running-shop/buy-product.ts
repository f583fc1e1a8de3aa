import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

export const satie = '/Erik-Satie-Trois-Gymnopedies/NF-1011';

/** Puts one of a product into the cart, in German, and waits until the shop has it. @param path of its page */
export async function buyProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
}

/** Waits on the page of a cart of one light sheet, in German, until it is reckoned with the cheapest way to ship: nothing is left to change. */
export async function untilReckoned(page: Page): Promise<void> {
  await expect(page.getByText('Versand, geschätzt (Brief)')).toBeVisible();
  await expect(page.locator('[data-unpriced]')).toHaveCount(0);
}
