import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookForNewerVersion } from './look-for-newer-version.ts';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A tab, and how often it has looked. */
function openTab(look = async (): Promise<void> => undefined) {
  let looks = 0;
  lookForNewerVersion(() => {
    looks += 1;
    return look();
  });
  return () => looks;
}

test('a tab that stays open looks for a newer version every hour', () => {
  const looks = openTab();
  vi.advanceTimersByTime(59 * minute);
  expect(looks()).toBe(0);
  vi.advanceTimersByTime(minute);
  expect(looks()).toBe(1);
  vi.advanceTimersByTime(60 * minute);
  expect(looks()).toBe(2);
});

test('whoever comes back to a tab has it look, but not with every glance', () => {
  const looks = openTab();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(looks()).toBe(0);
  vi.advanceTimersByTime(2 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(looks()).toBe(1);
});

test('a file of this version that is missing has the tab look at once, and no network is no fault', async () => {
  const looks = openTab(async () => Promise.reject(new TypeError('Failed to fetch')));
  window.dispatchEvent(new Event('vite:preloadError'));
  await Promise.resolve();
  expect(looks()).toBe(1);
});
