import type { Page } from '@playwright/test';
import type { WatchedStore } from './file-store.ts';
import { sampleScore, sha256, type SampleScore } from './sample-score.ts';
import { expect } from './upload-test.ts';

/** So many PDFs of one size, named one after the other. */
export function sampleScores(name: string, count: number, bytes: number): SampleScore[] {
  return Array.from({ length: count }, (_, index) =>
    sampleScore(`${name}-${String(index + 1).padStart(3, '0')}.pdf`, bytes),
  );
}

/** Opens the start of the configurator and chooses files there, all at once. */
export async function choose(page: Page, files: readonly SampleScore[], prefix = ''): Promise<void> {
  await page.goto(`${prefix}/sheet-configuration-v3`);
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([...files]);
}

/** All of these lie in the store once, as they were. */
export async function expectStored(store: WatchedStore, files: readonly SampleScore[]): Promise<void> {
  const stored = await Promise.all(files.map(({ name }) => store.digestsOf(name)));
  expect(stored).toEqual(files.map(({ buffer }) => [sha256(buffer)]));
}
