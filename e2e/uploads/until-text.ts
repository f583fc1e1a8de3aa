import type { Locator } from '@playwright/test';
import { followProgress } from './follow-progress.ts';

/** Waits until a line that tells of progress says that it is done. */
export async function untilText(line: Locator, done: string): Promise<void> {
  const read = async (): Promise<string> => ((await line.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
  await followProgress(line.page(), read, (said) => said === done);
}
