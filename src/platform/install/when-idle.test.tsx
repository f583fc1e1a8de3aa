import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

function nameScript(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = 'https://shop.example/assets/next.js';
  document.head.append(link);
  return link;
}

test('a page that has all its scripts begins when it is idle', async () => {
  const work = vi.fn<() => void>();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledOnce();
});

test('what its document names comes before, also what fails', async () => {
  const links = [nameScript(), nameScript()];
  const work = vi.fn<() => void>();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(3_000);
  links[0]?.dispatchEvent(new Event('load'));
  links[1]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
});

test('a script that never comes holds nothing up for longer than seconds', async () => {
  nameScript();
  const work = vi.fn<() => void>();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
});
