import { writeFile } from 'node:fs/promises';
import { choose, expectStored, sampleScores } from '../choosing.ts';
import { panelLine, panelOf, unfolded } from '../panel.ts';
import { sampleScore } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';

test('whoever gives the last upload up finds the focus where files are added', async ({ page, store }) => {
  await store.slow(60_000);
  await choose(page, sampleScores('aufgegeben', 2, 400_000));
  await expect(page.getByText('2 Dateien übernommen')).toBeVisible();
  const panel = await unfolded(page);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'aufgegeben-001.pdf abbrechen' }).press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^aufgegeben-002\.pdf/);
  await panel.getByRole('button', { name: 'aufgegeben-002.pdf abbrechen' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByLabel('PDF auswählen').first()).toBeFocused();
});

// It would answer from what it keeps, and the worker that copies would do its work.
test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('files that were lost together are given back with one choice, and one that nobody lost is told of', async ({
    context,
    store,
  }, testInfo) => {
    const files = sampleScores('zusammen', 2, 300_000);
    const stranger = sampleScore('fremd.pdf', 300_001);
    const pathOf = ({ name }: { name: string }): string => testInfo.outputPath(name);
    await Promise.all([...files, stranger].map((file) => writeFile(pathOf(file), file.buffer)));
    const page = await context.newPage();
    // A browser that is closed before it has copied anything.
    await page.route(/copy\.worker/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/sheet-configuration-v3');
    await page.getByLabel('PDF auswählen').first().setInputFiles(files.map(pathOf));
    await expect(panelLine(panelOf(page))).toContainText('0 von 2 Dateien');
    await page.close();
    const again = await context.newPage();
    await again.goto('/sheet-configuration-v3');
    await expect(panelLine(panelOf(again))).toContainText('2 Dateien bitte noch einmal wählen');
    const panel = await unfolded(again);
    await expect(panel.getByRole('button', { name: 'Fehlende Dateien noch einmal wählen' })).toBeVisible();
    await panel.locator('input[type=file][multiple]').setInputFiles([...files, stranger].map(pathOf));
    await expect(panelLine(panel)).toHaveText('Alle 2 Dateien sind bei uns');
    await expect(panel.getByRole('alert')).toHaveText('1 Datei gehört zu keiner der wartenden Übertragungen.');
    await expectStored(store, files);
  });
});
