import { choose, expectStored, sampleScores } from '../choosing.ts';
import { panelLine, panelOf, unfolded } from '../panel.ts';
import { expect, test } from '../upload-test.ts';
import { untilText } from '../until-text.ts';

// Nothing here is the service worker's: it would only store all of the build first.
test.use({ serviceWorkers: 'block' });

test('twenty files chosen at once arrive two at a time, and one that is refused stops no other', async ({
  page,
  store,
}) => {
  const files = sampleScores('stimme', 20, 300_000);
  await store.trouble(
    { match: { command: 'start', address: 'stimme-007.pdf' }, status: 403 },
    { match: { command: 'upload, finalize' }, delay: 150, count: 'always' },
  );
  const sessions = new Set<number>();
  const watch = setInterval(() => sessions.add(store.activeSessions(/\/stimme-\d{3}\.pdf$/)), 25);
  const panel = panelOf(page);
  try {
    await choose(page, files);
    await expect(page.getByText('20 Dateien übernommen')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'stimme-' })).toHaveCount(20);
    await expect(panelLine(panel)).toHaveText(/^19 von 20 Dateien, .* 1 fehlgeschlagen$/);
  } finally {
    // The shop may be gone next.
    clearInterval(watch);
  }
  expect(Math.max(...sessions), 'sessions at a time').toBe(2);
  await store.calm();
  await unfolded(page);
  await expect(panel.getByRole('listitem').first()).toContainText('stimme-007.pdf');
  await panel.getByRole('button', { name: 'Alle erneut versuchen' }).click();
  await expect(panelLine(panel)).toHaveText('Alle 20 Dateien sind bei uns');
  await expectStored(store, files);
});

test('two hundred files are listed in portions and all arrive', async ({ page, store }) => {
  const files = sampleScores('chor', 200, 5_000);
  await choose(page, files);
  await expect(page.getByText('200 Dateien übernommen')).toBeVisible();
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: 'chor-' });
  await expect(lines).toHaveCount(30);
  await page.getByRole('button', { name: '30 weitere von 200 zeigen' }).click();
  await expect(lines).toHaveCount(60);
  const panel = await unfolded(page);
  await expect(panel.getByRole('listitem')).toHaveCount(40);
  await panel.getByRole('button', { name: '40 weitere zeigen' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(80);
  await untilText(panelLine(panel), 'Alle 200 Dateien sind bei uns');
  const stored = (await store.paths()).filter((path) => /\/chor-\d{3}\.pdf$/.test(path));
  expect(stored).toHaveLength(200);
});
