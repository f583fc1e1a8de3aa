import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorkerWorld } from '#testing/browser/memory-caches.ts';
import { FreshOrKept, NotAnswered } from './fresh-or-kept.ts';

let world: ReturnType<typeof startWorkerWorld>;
beforeEach(() => {
  vi.useFakeTimers();
  world = startWorkerWorld();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hanging = (): Promise<Response> => new Promise(() => undefined);
const saying = (text: string) => async (): Promise<Response> => new Response(text);

/** What came of a question so long after it, or `waiting`. */
async function ask(path: string, milliseconds: number, waitsOn = false): Promise<unknown> {
  const strategy = new FreshOrKept({ cacheName: 'pages', patienceMs: 3_000, waitsOn });
  const asked = strategy.handle({ request: new Request(`https://noten.example${path}`), event: world.event });
  let outcome: unknown = 'waiting';
  const said = asked.then(
    async (answer) => (outcome = await answer.text()),
    (error: unknown) => (outcome = error),
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  await Promise.race([said, vi.advanceTimersByTimeAsync(0)]);
  return outcome;
}

test('a server that never answers is waited for three seconds, also where nothing is kept', async () => {
  world.server.answer = hanging;
  expect(await ask('/never-seen', 2_900)).toBe('waiting');
  expect(await ask('/never-seen', 3_100)).toBeInstanceOf(NotAnswered);
});

test('who would rather have it late goes on waiting', async () => {
  world.server.answer = () => new Promise((resolve) => setTimeout(resolve, 5_000, new Response('late')));
  expect(await ask('/slow', 4_900, true)).toBe('waiting');
  expect(await ask('/slow', 5_100, true)).toBe('late');
});

test('a server that has just kept silent is not waited for again where something is kept, until it answers', async () => {
  world.server.answer = saying('seen');
  expect(await ask('/a', 10)).toBe('seen');
  world.server.answer = hanging;
  expect(await ask('/a', 2_900)).toBe('waiting');
  expect(await ask('/a', 3_100)).toBe('seen');
  expect(await ask('/a', 500)).toBe('seen');
  expect(await ask('/never-seen', 2_900), 'nothing is kept').toBe('waiting');
  world.server.answer = saying('fresh');
  expect(await ask('/a', 10)).toBe('fresh');
  world.server.answer = hanging;
  expect(await ask('/a', 500)).toBe('waiting');
});
