import { expect, test } from 'vitest';
import { createSessionTurns } from './session-turns.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    if (signal.aborted) resolve('stopped');
    signal.addEventListener('abort', () => resolve('stopped'));
  });

test('a later command stops the earlier one and waits for it to settle', async () => {
  const turns = createSessionTurns();
  const order: string[] = [];
  const first = turns.take('a', async (signal) => {
    order.push(await untilAborted(signal));
    await Promise.resolve();
    order.push('settled');
  });
  const second = turns.take('a', async () => order.push('second'));
  await Promise.all([first, second]);
  expect(order).toEqual(['stopped', 'settled', 'second']);
});

test('a command that was overtaken while it waited is told so when it begins', async () => {
  const turns = createSessionTurns();
  const first = turns.take('a', untilAborted);
  const second = turns.take('a', (signal) => Promise.resolve(signal.aborted));
  const third = turns.take('a', (signal) => Promise.resolve(signal.aborted));
  expect(await Promise.all([first, second, third])).toEqual(['stopped', true, false]);
});

test('a command that fails lets the next one through', async () => {
  const turns = createSessionTurns();
  const first = turns.take('a', () => Promise.reject(new Error('disk')));
  const second = turns.take('a', () => Promise.resolve('ok'));
  await expect(first).rejects.toThrow('disk');
  expect(await second).toBe('ok');
});

test('different sessions do not wait for each other', async () => {
  const turns = createSessionTurns();
  const first = turns.take('a', untilAborted);
  expect(await turns.take('b', () => Promise.resolve('b'))).toBe('b');
  await turns.stopAll();
  expect(await first).toBe('stopped');
});
