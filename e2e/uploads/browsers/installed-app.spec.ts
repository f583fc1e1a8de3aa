import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { accessibilityViolations } from '../../accessibility-violations.ts';
import { expectStored, sampleScores } from '../choosing.ts';
import { expect, test } from '../upload-test.ts';
import { untilArrived } from '../uploading.ts';
import { share, withWorker } from './installed-app.ts';

/** What the browser lets the system do with the installed application. */
interface System {
  badge(): Promise<number>;
  /** As a click on its icon, or on a shortcut or link it opens. */
  launch(url?: string): Promise<void>;
  openFiles(paths: readonly string[]): Promise<void>;
}

async function install(page: Page): Promise<System> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { appId: manifestId = '' } = await session.send('Page.getAppId');
  await session.send('PWA.install', { manifestId });
  // A window of its own, as who installs it by hand gets one.
  await session.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
  return {
    badge: async () => (await session.send('PWA.getOsAppState', { manifestId })).badgeCount,
    launch: async (url) => void (await session.send('PWA.launch', { manifestId, ...(url ? { url } : {}) })),
    openFiles: async (files) => void (await session.send('PWA.launchFilesInApp', { manifestId, files: [...files] })),
  };
}

const inWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => !matchMedia('(display-mode: browser)').matches).catch(() => false);

/** The window of the installed application. */
async function windowOf(page: Page): Promise<Page> {
  const found: Page[] = [];
  await expect
    .poll(async () => {
      for (const each of page.context().pages()) if (await inWindow(each)) found.push(each);
      return found.length;
    })
    .toBeGreaterThan(0);
  const [window] = found;
  if (!window) throw new Error('The application has no window.');
  return window;
}

test('the shop is installed, opens files of the system and links of orders, counts on its icon, and takes shared files', async ({
  profile,
  shop,
  store,
}) => {
  const page = await profile.open('/');
  await withWorker(page);
  // Kept for the hint of the shop, which nobody sees on a first visit.
  await expect.poll(() => page.evaluate(() => 'installPrompt' in window)).toBe(true);
  const system = await install(page);
  const [first, second, third] = sampleScores('von-aussen', 3, 120_000);
  if (!first || !second || !third) throw new Error('Three scores are needed.');
  const paths = [first, second].map(({ name }) => join(profile.folder, name));
  await Promise.all([first, second].map(({ buffer }, index) => writeFile(paths[index] ?? '', buffer)));
  await store.trouble({ match: { method: 'POST' }, status: 503, count: 'always' });
  await system.openFiles(paths);
  const app = await windowOf(page);
  await expect.poll(() => system.badge(), 'number on the icon').toBe(2);
  await store.calm();
  await expect.poll(() => system.badge(), 'number on the icon').toBe(0);
  await expectStored(store, [first, second]);

  // Already open, it only gets told.
  await system.launch(
    `${shop.origin}/account/order?link=web%2Bnotenfalz%3Ahttps%3A%2F%2Fevil.example%2Faccount%2Forder%2Fx`,
  );
  await expect(app.getByRole('heading', { level: 1, name: 'Ihre Bestellungen' })).toBeVisible();
  await system.launch(`${shop.origin}/account/order?link=web%2Bnotenfalz%3A%2Faccount%2Forder%2FaB3`);
  await expect(app).toHaveURL(/\/account\/order\/aB3$/u);
  expect(await accessibilityViolations(app)).toEqual([]);

  await share(app, [third]);
  await expect(app.getByRole('heading', { level: 1, name: 'von-aussen-003' })).toBeVisible();
  await untilArrived(app);
  await expectStored(store, [third]);
});
