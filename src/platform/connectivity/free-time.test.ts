import { afterEach, expect, test, vi } from 'vitest';
import { afterFreeTime } from './free-time.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function work(milliseconds: number): void {
  const end = Date.now() + milliseconds;
  while (Date.now() < end);
}

test('time in which the page works does not count', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const order: string[] = [];
  const isOver = new Promise<void>((resolve) => {
    afterFreeTime(100, () => {
      order.push('free time is over');
      resolve();
    });
  });
  setTimeout(() => order.push('what has been due'), 120);
  work(200);
  await isOver;
  expect(order).toEqual(['what has been due', 'free time is over']);
});

test.each([
  { page: 'that is here at once', opened: 0, calledAfter: 4_000 },
  { page: 'that has taken nine seconds', opened: 9_000, calledAfter: 9_000 },
])('a page $page waits $calledAfter ms', ({ opened, calledAfter }) => {
  vi.spyOn(performance, 'now').mockReturnValue(opened);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const call = vi.fn<() => void>();
  afterFreeTime(4_000, call);
  vi.advanceTimersByTime(calledAfter - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('what is stopped is not called', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const call = vi.fn<() => void>();
  const stop = afterFreeTime(200, call);
  vi.advanceTimersByTime(120);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(call).not.toHaveBeenCalled();
});
