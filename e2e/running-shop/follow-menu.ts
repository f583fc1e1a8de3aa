import type { Page } from '@playwright/test';

/** As from the menu, wherever it hides its links. */
export const followMenu = (page: Page, category: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).locator(`a[href="${category}"]`).first().dispatchEvent('click');
