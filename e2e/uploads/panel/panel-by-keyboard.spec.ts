import type { Page } from '@playwright/test';
import { choose, expectStored, sampleScores } from '../choosing.ts';
import { namesIn, panelLine, panelOf } from '../panel.ts';
import { sampleScore } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { untilAcknowledged } from '../uploading.ts';

// Nothing here is the service worker's: it would only store all of the build first.
test.use({ serviceWorkers: 'block' });

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name }).and(page.locator(':focus'));
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await target.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `${String(name)} by Tab`).toBeFocused();
}

const focused = (page: Page) => page.locator(':focus');

test('everything in the panel can be done with the keyboard, and the focus stays where one is', async ({
  page,
  store,
}) => {
  const large = sampleScore('taste-001.pdf', 18_000_000);
  const others = sampleScores('taste', 3, 600_000).slice(1);
  // Much of the large file arrives, so that much is lost by giving up; nothing arrives whole before all are let go.
  const held = { bytesPerSecond: 2_000, count: 'always' } as const;
  await store.trouble(
    { match: { command: 'upload, finalize', address: large.name }, ...held },
    ...others.map(({ name }) => ({ match: { address: name }, ...held })),
  );
  await choose(page, [large, ...others]);
  await untilAcknowledged(page, large.name, 60);
  const panel = panelOf(page);
  await tabTo(page, /von 3 Dateien/);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(3);

  await tabTo(page, 'Alle anhalten');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Angehalten' })).toHaveCount(3);
  await expect(focused(page)).toHaveText('Alle fortsetzen');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveText('Alle anhalten');

  await tabTo(page, 'Reihenfolge und mehr für taste-003.pdf');
  await page.keyboard.press('Enter');
  await tabTo(page, 'taste-003.pdf als Erstes übertragen');
  await page.keyboard.press('Space');
  await expect.poll(() => namesIn(panel)).toEqual(['taste-003.pdf', 'taste-001.pdf', 'taste-002.pdf']);
  await expect(focused(page)).toHaveAccessibleName('taste-003.pdf als Erstes übertragen');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => namesIn(panel)).toEqual(['taste-001.pdf', 'taste-003.pdf', 'taste-002.pdf']);
  await expect(focused(page)).toHaveAccessibleName('taste-003.pdf als Erstes übertragen');

  await page.keyboard.press('Escape');
  await expect(panelLine(panel)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'taste-001.pdf abbrechen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Übertragung abbrechen?' })).toContainText('taste-001.pdf');
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveAccessibleName('taste-001.pdf abbrechen');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Übertragung abbrechen');
  await page.keyboard.press('Enter');
  await expect.poll(() => namesIn(panel)).toEqual(['taste-003.pdf', 'taste-002.pdf']);
  await expect(focused(page)).toHaveAccessibleName(/^taste-003\.pdf/);

  await panel.getByRole('button', { name: 'Alle anhalten' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Angehalten' })).toHaveCount(2);
  await store.calm();
  await panel.getByRole('button', { name: 'Alle fortsetzen' }).click();
  await expect(panelLine(panel)).toHaveText('Alle 2 Dateien sind bei uns');
  await expectStored(store, others);
  expect(await store.digestsOf(large.name)).toEqual([]);
});

test('milestones of the whole queue are announced once each', async ({ page, store }) => {
  const files = sampleScores('ansage', 8, 262_144);
  await store.trouble({ match: { method: 'POST', address: '/o?name=uploads/' }, delay: 300, count: 'always' });
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const node = target instanceof Element ? target : target.parentElement;
        const words = node?.closest('[role=status], [role=alert]')?.textContent ?? '';
        if (/übertragen|bei uns/.test(words) && heard.at(-1) !== words) heard.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await choose(page, files);
  await expect(panelLine(panelOf(page))).toHaveText('Alle 8 Dateien sind bei uns');
  const heard = await page.evaluate(() => ('heard' in window ? window.heard : undefined));
  expect(heard).toEqual([
    '8 Dateien werden übertragen.',
    '25 Prozent sind übertragen.',
    '50 Prozent sind übertragen.',
    '75 Prozent sind übertragen.',
    'Alle 8 Dateien sind vollständig bei uns.',
  ]);
});
