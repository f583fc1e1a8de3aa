import { expect, test } from 'vitest';
import { bringServiceWorker } from './bring-service-worker.ts';
import { tellOfNewerVersion } from './newer-version.ts';

/** A page, which may show an offer already; counts those that are shown to it. */
async function openPage(isShown: boolean): Promise<number> {
  let shown = 0;
  await bringServiceWorker({ show: () => (shown += 1), isShown: () => isShown });
  await Promise.resolve();
  return shown;
}

test('a version that runs in another tab is offered, also when that was told first', async () => {
  tellOfNewerVersion();
  expect(await openPage(false)).toBe(1);
});

test('a version that waits to be let in is not forgotten for it', async () => {
  tellOfNewerVersion();
  expect(await openPage(true)).toBe(0);
});
