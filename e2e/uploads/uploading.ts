import type { Locator, Page } from '@playwright/test';
import { expect } from '../running-shop/shop-test.ts';
import { followProgress } from './follow-progress.ts';
import type { SampleScore } from './sample-score.ts';

/** Shown when the whole file has arrived and was compared. */
export const arrived = 'Übertragen und geprüft';

/** Opens the start of the configurator and gives it a file; its upload begins. */
export async function give(page: Page, file: SampleScore | string): Promise<void> {
  await page.goto('/sheet-configuration-v3');
  await page.getByLabel('PDF auswählen').first().setInputFiles(file);
  await expect(page).toHaveURL(/\?job=/);
}

/** Percent of the file that the storage has acknowledged. */
export async function acknowledged(page: Page, name: string): Promise<number> {
  const bar = page.getByRole('progressbar', { name: new RegExp(name.replaceAll(/[.()+]/g, String.raw`\$&`)) }).first();
  const [value, max] = [await bar.getAttribute('value'), await bar.getAttribute('max')];
  return value === null ? 0 : (Number(value) / Number(max ?? 1)) * 100;
}

/** Waits until the page shows that so much has arrived. */
export async function untilAcknowledged(page: Page, name: string, percent: number): Promise<void> {
  await followProgress(
    page,
    () => acknowledged(page, name),
    (arrivedPercent) => arrivedPercent >= percent,
  );
}

/** Waits until a page shows that a file has arrived whole. */
export async function untilArrived(page: Page): Promise<void> {
  const isThere = page.getByText(arrived).first();
  const bars = page.getByRole('progressbar');
  const read = async (): Promise<readonly [boolean, string]> => [await isThere.isVisible(), await valuesOf(bars)];
  await followProgress(page, read, ([isVisible]) => isVisible);
}

/** Of all bars; a page that is being left has none. */
async function valuesOf(bars: Locator): Promise<string> {
  try {
    return await bars.evaluateAll((found) => found.map((bar) => bar.getAttribute('value')).join(' '));
  } catch (error) {
    if (!/Execution context was destroyed/.test(String(error))) throw error;
    return '';
  }
}
