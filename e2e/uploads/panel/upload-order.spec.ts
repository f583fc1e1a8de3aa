import { choose, expectStored, sampleScores } from '../choosing.ts';
import { namesIn, panelLine, panelOf, unfolded } from '../panel.ts';
import { expect, test } from '../upload-test.ts';

// Nothing here is the service worker's: it would only store all of the build first.
test.use({ serviceWorkers: 'block' });

test('an upload that is moved to the front is sent next', async ({ page, store }) => {
  const files = sampleScores('reihe', 5, 600_000);
  await store.slow(60_000);
  await choose(page, files);
  const panel = await unfolded(page);
  const third = panel.getByRole('listitem').filter({ hasText: 'reihe-003.pdf' });
  await expect(third).toContainText('Wartet auf die Übertragung');
  await third.getByRole('button', { name: 'Reihenfolge und mehr für reihe-003.pdf' }).click();
  await third.getByRole('button', { name: 'reihe-003.pdf als Erstes übertragen' }).click();
  await expect.poll(() => namesIn(panel)).toEqual([3, 1, 2, 4, 5].map((number) => `reihe-00${number}.pdf`));
  await expect(third).toContainText('· Wird übertragen');
  await expect(panel.getByRole('listitem').filter({ hasText: /· Wird übertragen/ })).toHaveCount(2);
  await store.calm();
  await expect(panelLine(panel)).toHaveText('Alle 5 Dateien sind bei uns');
  await expectStored(store, files);
});

test('all uploads are paused and resumed at once', async ({ page, store }) => {
  const files = sampleScores('halt', 4, 600_000);
  await store.slow(8_000);
  await choose(page, files);
  const panel = await unfolded(page);
  await expect(panel.getByRole('listitem').filter({ hasText: /· Wird übertragen/ })).toHaveCount(2);
  await panel.getByRole('button', { name: 'Alle anhalten' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Angehalten' })).toHaveCount(4);
  await expect(panelLine(panel)).toContainText('angehalten');
  await store.calm();
  await page.reload();
  await expect(panelLine(panelOf(page))).toContainText('angehalten');
  await unfolded(page);
  await panel.getByRole('button', { name: 'Alle fortsetzen' }).click();
  await expect(panelLine(panel)).toHaveText('Alle 4 Dateien sind bei uns');
  await expectStored(store, files);
});
