import type { Page } from '@playwright/test';

/** Shown when the whole file has arrived and was compared. */
const arrived = 'Übertragen und geprüft';

/** Chooses a file on the home page, as a person does; resolves when its upload is on record. */
export async function giveScore(page: Page, path: string): Promise<void> {
  await page.getByLabel('PDF auswählen').first().setInputFiles(path);
  await page.waitForURL(/\?job=/, { timeout: 120_000 });
}

/** Waits until the page says that the file has arrived. */
export async function untilArrived(page: Page): Promise<void> {
  await page.getByText(arrived).first().waitFor({ timeout: 1_800_000 });
}

/**
 * Starts a clock in the page that runs from the moment a file is chosen to the moment its arrival is shown.
 * @returns tells, once both have happened, the milliseconds between, and when it was chosen on the page's clock
 */
export async function clockArrival(page: Page): Promise<() => Promise<{ chosenAt: number; ms: number }>> {
  const clock = await page.evaluateHandle((words) => {
    const times = { chosen: 0, arrived: 0 };
    addEventListener('change', () => (times.chosen ||= performance.now()), { capture: true });
    new MutationObserver(() => {
      if (times.arrived === 0 && document.body.textContent.includes(words)) times.arrived = performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return times;
  }, arrived);
  return async () => {
    await untilArrived(page);
    return clock.evaluate(({ chosen, arrived }) => ({ chosenAt: chosen, ms: arrived - chosen }));
  };
}
