import type { Page } from '@playwright/test';

/** Shown when the whole file has arrived and was compared. */
const arrived = 'Übertragen und geprüft';

/** Chooses a file on the home page, as a person does; resolves when its upload is on record. */
export async function giveScore(page: Page, path: string): Promise<void> {
  await page.getByLabel('PDF auswählen').first().setInputFiles(path);
  await page.waitForURL(/\?job=/, { timeout: 120_000 });
}

/** Waits until the page says that the file has arrived. */
export async function untilUploadArrived(page: Page): Promise<void> {
  await page.getByText(arrived).first().waitFor({ timeout: 1_800_000 });
}

/** What a clock in the page runs between: an event, and words that are shown then. */
interface Stretch {
  event: 'change' | 'click';
  words: string;
}

/** From the moment a file is chosen to the moment its arrival is shown. */
export const fromChoiceToArrival: Stretch = { event: 'change', words: arrived };

/**
 * Starts a clock in the page.
 * @returns tells, once both have happened, the milliseconds between, and when it began on the page's clock
 */
export async function startClock(
  page: Page,
  stretch: Stretch,
): Promise<() => Promise<{ begunAt: number; ms: number }>> {
  const clock = await page.evaluateHandle(({ event, words }) => {
    const times = { begun: 0, ended: 0 };
    addEventListener(event, () => (times.begun ||= performance.now()), { capture: true });
    new MutationObserver(() => {
      if (times.ended === 0 && times.begun > 0 && document.body.textContent.includes(words))
        times.ended = performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return times;
  }, stretch);
  return async () => {
    await page.getByText(stretch.words).first().waitFor({ timeout: 1_800_000 });
    return clock.evaluate(({ begun, ended }) => ({ begunAt: begun, ms: ended - begun }));
  };
}
