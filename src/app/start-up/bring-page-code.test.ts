import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bringPageCode } from './bring-page-code.ts';
import { describeError } from '../route-errors.ts';

let opened: string[];
let now: number;
let lastReload: number;

beforeEach(() => {
  opened = [];
  now = 0;
  lastReload = Number.NEGATIVE_INFINITY;
});

afterEach(() => void vi.useRealTimers());

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const mayReload = (): boolean => {
  if (now - lastReload < 10_000) return false;
  lastReload = now;
  return true;
};
const bring = (changes: Partial<Parameters<typeof bringPageCode>[1]> = {}, load: () => Promise<string> = gone) =>
  bringPageCode(load, {
    target: () => '/Noten/',
    mayReload,
    isThere: async () => true,
    open: (address) => void opened.push(address),
    ...changes,
  });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('code that is there is brought', async () => {
  expect(await bring({}, async () => 'page')).toBe('page');
  expect(opened).toEqual([]);
});

test('where a file is gone the page is opened anew, and not again for ten seconds: then it is an error', async () => {
  void bring();
  await settled();
  expect(opened).toEqual(['/Noten/']);
  now = 9_000;
  const thrown: unknown = await bring().catch((error: unknown) => error);
  expect(describeError(thrown)).toEqual({ status: 0, message: null });
  now = 10_000;
  void bring();
  await settled();
  expect(opened).toHaveLength(2);
});

test('without a server nothing is opened: the page that is there stays', async () => {
  await expect(bring({ isThere: async () => false })).rejects.toThrow('could not be loaded');
  expect(opened).toEqual([]);
});

test('what is only prepared opens nothing', async () => {
  await expect(bring({ target: () => undefined })).rejects.toThrow('could not be loaded');
  expect(opened).toEqual([]);
});

describe('code that does not come', () => {
  const hanging = () => new Promise<string>(() => undefined);
  beforeEach(() => void vi.useFakeTimers());

  test('is an error after ten seconds, where its server does not answer', async () => {
    let thrown: unknown;
    void bring({ isThere: async () => false }, hanging).catch((error: unknown) => (thrown = describeError(error)));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(thrown).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(thrown).toEqual({ status: 0, message: null });
    expect(opened).toEqual([]);
  });

  test('is waited for as long as its server is there', async () => {
    const late = () => new Promise<string>((resolve) => setTimeout(resolve, 35_000, 'page'));
    const brought = bring({}, late);
    await vi.advanceTimersByTimeAsync(36_000);
    expect(await brought).toBe('page');
  });
});
