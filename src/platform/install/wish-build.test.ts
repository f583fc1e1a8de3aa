import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const wish = { locale: 'de-DE', all: true, engine: false };

/** Workers of a browser, of which the active one gives this answer. */
function workersThatSay(answer: string | undefined, inCharge = true) {
  const active = {
    postMessage: (_message: object, [port]: MessagePort[]) => answer !== undefined && port?.postMessage(answer),
  };
  const heard: unknown[] = [];
  const waiting = { postMessage: (message: unknown) => heard.push(message) };
  const controller = inCharge ? active : null;
  vi.stubGlobal('navigator', { serviceWorker: { controller, ready: Promise.resolve({ active, waiting }) } });
  return heard;
}

/** As on a page that was just opened. */
async function openPage() {
  vi.resetModules();
  const [{ tellWhetherWorker }, { wishBuild }] = await Promise.all([
    import('./ask-worker.ts'),
    import('./wish-build.ts'),
  ]);
  return { tellWhetherWorker, wishBuild };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the worker in charge says what came of a wish, and one that waits to be let in hears it', async () => {
  const heard = workersThatSay('kept');
  const page = await openPage();
  page.tellWhetherWorker(true);
  expect(await page.wishBuild(wish)).toBe('kept');
  expect(heard).toEqual([expect.objectContaining(wish)]);
});

test('a worker that was ended before it could say anything has not brought everything', async () => {
  workersThatSay(undefined);
  const page = await openPage();
  page.tellWhetherWorker(true);
  const wished = page.wishBuild(wish);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await wished).toBe('missing');
});

test('where what brings the worker has not come, one of an earlier page is asked, and without one nobody is waited for', async () => {
  for (const [inCharge, said] of [
    [true, 'kept'],
    [false, undefined],
  ] as const) {
    workersThatSay('kept', inCharge);
    const wished = (await openPage()).wishBuild(wish);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await wished).toBe(said);
  }
});
