import type { Locator, Page } from '@playwright/test';
import type { SampleScore } from '../uploads/sample-score.ts';
import { choose } from '../uploads/choosing.ts';
import { expect, test } from '../uploads/upload-test.ts';
import {
  encryptedPage,
  endlessForm,
  goodPage,
  jpegPage,
  longPath,
  longWord,
  manyPages,
  nestedForms,
  onePage,
  permissions,
  picturePage,
  unpackingForm,
} from './made-pdf.ts';
import { watchPeakMemory } from './peak-memory.ts';

const score = (name: string, buffer: Buffer): SampleScore => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer,
});

const good = onePage({ content: goodPage });

/** Five metres, in points. */
const fiveMetres = 14_173;

/** At 600 ppi. */
const a3 = { width: 7016, height: 9921 };

/** What becomes of files that no printer or no browser would survive, as the list of jobs says it. */
const bad: readonly (readonly [SampleScore, RegExp])[] = [
  [score('abgeschnitten', good.subarray(0, good.length - 200)), /unvollständig, ihr Ende fehlt/],
  [score('bild', picturePage(30_000, 30_000)), /Ein Bild auf Seite 1 hat mehr als 200 Megapixel/],
  [score('entpackt', unpackingForm(650_000_000)), /Seite 1 ist zu aufwendig/],
  [score('formulare', nestedForms(9)), /Seite 1 ist zu aufwendig/],
  [score('foto', jpegPage(19_000, 10_000, { hasPasses: true })), /Seite 1 ist zu aufwendig/],
  [score('linie', longPath(8_000_000)), /Seite 1 ist zu aufwendig/],
  [score('passwort', encryptedPage('geheim', permissions.all)), /mit einem Passwort geschützt/],
  [score('plakat', onePage({ width: fiveMetres, content: goodPage })), /Seite 1 ist länger als 2 Meter/],
  [score('sperre', encryptedPage('', permissions.noPrinting)), /hat das Drucken gesperrt/],
  [score('speicher', picturePage(19_000, 10_000)), /Seite 1 ist zu aufwendig/],
  [score('wort', longWord(30_000_000)), /Seite 1 ist zu aufwendig/],
  [score('zehntausend', manyPages(10_000)), /mehr als 1\.000 Seiten/],
];
const printable = [
  score('endlos', endlessForm()),
  score('farbscan', jpegPage(a3.width, a3.height)),
  score('gescannt', picturePage(a3.width, a3.height)),
  score('grauscan', jpegPage(a3.width, a3.height, { colours: 1 })),
  score('gut', manyPages(40)),
  score('kopierschutz', encryptedPage('', permissions.noCopying)),
];

const lineOf = (page: Page, { name }: SampleScore): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: name.replace('.pdf', ''), exact: true }) });

test('files that cannot be printed are marked beside good ones, in less than 1 GB, and those known beforehand are not sent', async ({
  page,
  browser,
  store,
}) => {
  const peak = await watchPeakMemory(browser);
  await choose(page, [...bad.map(([file]) => file), ...printable]);
  await expect(page.getByText('18 Dateien übernommen')).toBeVisible();
  for (const [file, words] of bad) {
    await expect(lineOf(page, file)).toContainText(words);
    await expect(lineOf(page, file)).toContainText('Nicht druckbar.');
    await expect(lineOf(page, file).getByRole('link', { name: /einrichten/ })).toHaveCount(0);
  }
  for (const file of printable) {
    await expect(lineOf(page, file)).toContainText('Seiten geprüft');
    await expect(lineOf(page, file)).toContainText('Liegt bei uns');
  }
  expect(await peak(), 'memory of the page').toBeLessThan(1_000_000_000);
  const sent = (await store.paths()).join(' ');
  for (const name of ['abgeschnitten', 'passwort', 'sperre']) expect(sent).not.toContain(name);

  await page.reload();
  await page.getByRole('link', { name: 'sperre', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('hat das Drucken gesperrt');
  await page.getByRole('link', { name: 'Zu allen Ihren Noten' }).click();
  await expect(lineOf(page, score('gut', good))).toContainText('Seiten geprüft');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Andere Datei statt sperre wählen' }).click();
  const { name, mimeType, buffer } = score('freigegeben', onePage({ content: `${goodPage}\n0 0 m 9 9 l S` }));
  await (await chooser).setFiles({ name, mimeType, buffer });
  await expect(page.getByRole('heading', { name: 'freigegeben' })).toBeVisible();
  // Whoever leaves a page whose file is not copied yet has to choose it again.
  await expect(page.getByText(/Übertragen und geprüft/)).toBeVisible();
  await page.goto('/sheet-configuration-v3');
  await expect(lineOf(page, score('freigegeben', good))).toContainText('Seiten geprüft');
  await expect(lineOf(page, score('sperre', good))).toHaveCount(0);
});

const heavy = [
  ['a scan of A3 at 600 ppi', jpegPage(a3.width, a3.height, { colours: 1 }), /Seiten geprüft/],
  ['a line of millions of corners', longPath(8_000_000), /Seite 1 ist zu aufwendig/],
] as const;

for (const [what, buffer, words] of heavy) {
  test(`${what} takes less than 1 GB`, async ({ page, browser, store }) => {
    const file = score('schwer', buffer);
    const peak = await watchPeakMemory(browser);
    await choose(page, [file, score('gut', good)]);
    await expect(lineOf(page, file)).toContainText(words);
    await expect(lineOf(page, file)).toContainText(/Liegt bei uns|Nicht druckbar/);
    expect(await peak(), 'memory of the page').toBeLessThan(1_000_000_000);
    expect((await store.paths()).join(' ')).toContain('gut');
  });
}
