import { accessibilityViolations } from './accessibility-violations.ts';
import { expect, test } from './running-shop/shop-test.ts';

// What a worker stores for later visits changes nothing of what is looked at here.
test.use({ serviceWorkers: 'block' });

test('who gives the shop a brand of their own sees every part in both themes, sends a form in each, and opens the menus in the page’s own', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/style');
  await expect(page.getByRole('button', { name: 'Weitere Seiten (Hell)' })).toBeVisible();
  // What takes the focus when it comes does not stand there from the beginning: the page would open in its middle.
  expect(await page.evaluate(() => [document.activeElement === document.body, scrollY])).toEqual([true, 0]);
  for (const theme of ['Hell', 'Dunkel']) {
    const part = page.getByRole('region', { name: theme, exact: true });
    const form = part.getByRole('region', { name: `Formular (${theme})` });
    await form.getByRole('button', { name: 'Absenden' }).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(2);
    expect(await accessibilityViolations(page), `${theme}, with what is missing`).toEqual([]);
    await summary.getByRole('link', { name: 'Bitte geben Sie den Namen an.' }).click();
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await form.getByRole('textbox', { name: 'Name' }).fill('Clara Wieck');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Absenden' }).click();
    await expect(form.getByRole('heading', { name: 'Ist unterwegs' })).toBeFocused();
    await expect(part.getByText('Wir sehen uns die Dateien an')).toBeVisible();
  }
  expect(await accessibilityViolations(page), 'with what was sent').toEqual([]);
  for (const width of [320, 360, 768, 1280, 2000]) {
    await page.setViewportSize({ width, height: 800 });
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole, `${width} px`).toBeLessThanOrEqual(width);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: 'Mehr unter „Noten“' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Klavier' }),
    ).toBeVisible();
    expect(await accessibilityViolations(page), `menu, ${colorScheme}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
