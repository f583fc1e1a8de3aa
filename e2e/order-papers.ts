import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './running-shop/shop-test.ts';

/** Opens the invoice on the page of an order. */
export async function openInvoice(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Rechnung \d+ herunterladen$/ }).click();
  expect((await readFile(await (await download).path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
}
