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

test('what is urgent comes before what waits', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const work = (name: string) => () => {
    log.push(name);
    return Promise.resolve();
  };
  await Promise.all([
    turns.take(work('check')),
    turns.take(work('picture'), 'soon'),
    turns.take(work('other picture'), 'soon'),
  ]);
  expect(log).toEqual(['picture', 'other picture', 'check']);
});

test('messages are read between two pieces of work', async () => {
  const turns = new Turns();
  const { port1, port2 } = new MessageChannel();
  let heard = 0;
  port1.addEventListener('message', () => (heard += 1));
  port1.start();
  const heardAtTurn: number[] = [];
  const work = () => {
    heardAtTurn.push(heard);
    port2.postMessage(null);
    return Promise.resolve();
  };
  await Promise.all([turns.take(work), turns.take(work), turns.take(work)]);
  port1.close();
  expect(heardAtTurn).toEqual([0, 1, 2]);
});
