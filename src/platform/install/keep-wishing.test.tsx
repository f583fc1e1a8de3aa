import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const wish = { locale: 'de-DE', all: true, engine: false };

/** A page that was just opened, whose worker gives one answer after the other. @returns how often that heard a wish */
async function openPage(...answers: string[]): Promise<() => number> {
  let heard = 0;
  const active = {
    postMessage: (_message: object, [port]: MessagePort[]) => port?.postMessage(answers[heard++] ?? 'kept'),
  };
  vi.stubGlobal('navigator', { serviceWorker: { controller: active, ready: Promise.resolve({ active }) } });
  vi.resetModules();
  const [{ tellWhetherWorker }, { keepWishing }] = await Promise.all([
    import('./ask-worker.ts'),
    import('./keep-wishing.ts'),
  ]);
  tellWhetherWorker(true);
  keepWishing(() => wish);
  await untilIdle();
  return () => heard;
}

/** Answers come beside the time that is held here. */
async function untilIdle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2_000);
  await new Promise(setImmediate);
}

async function comeOnline(): Promise<void> {
  window.dispatchEvent(new Event('online'));
  await untilIdle();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a broken line kept away is wished with the next network, until it is here', async () => {
  const heard = await openPage('missing', 'missing', 'kept');
  expect(heard()).toBe(1);
  for (const expected of [2, 3, 3]) {
    await comeOnline();
    expect(heard()).toBe(expected);
  }
});

test('what there is no room for is not wished again: it would come in vain, and what is kept would make room for it', async () => {
  const heard = await openPage('no-room');
  await comeOnline();
  expect(heard()).toBe(1);
});
