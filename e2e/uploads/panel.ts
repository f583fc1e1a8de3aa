import type { Locator, Page } from '@playwright/test';

/** The upload queue as it stands beside every page. */
export const panelOf = (page: Page, name = 'Übertragungen'): Locator => page.getByRole('region', { name });

/** The line of the panel, which unfolds it. */
export const panelLine = (panel: Locator): Locator => panel.locator('button[aria-expanded]').first();

/** Unfolds the panel and gives it back. */
export async function unfolded(page: Page, name?: string): Promise<Locator> {
  const panel = panelOf(page, name);
  const line = panelLine(panel);
  await line.waitFor();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  return panel;
}

/** Names of the uploads in the panel, from top to bottom. */
export function namesIn(panel: Locator): Promise<string[]> {
  return panel.getByRole('listitem').getByRole('link').allInnerTexts();
}
