import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('work runs in order, one piece at a time, also after a failure', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const work = (name: string, fails = false) =>
    turns.take(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const [first, second, third] = [work('first'), work('second', true), work('third')];
  expect(await first).toBe('first');
  await expect(second).rejects.toThrow('second');
  expect(await third).toBe('third');
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
});
