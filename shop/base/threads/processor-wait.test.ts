import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { waitedForProcessor } from './processor-wait.ts';

const module = JSON.stringify(new URL('processor-wait.ts', import.meta.url).href);
const busyThread = `
  import(${module}).then(({ threadName }) => {
    require('node:worker_threads').parentPort.postMessage(threadName());
    for (;;);
  });`;

test('where the system tells, threads that share a processor have waited for it, and one that is gone has not', async () => {
  const threads = Array.from({ length: 2 * availableParallelism() }, () => new Worker(busyThread, { eval: true }));
  const names = await Promise.all(threads.map(async (thread): Promise<string> => (await once(thread, 'message'))[0]));
  const waited = (): number[] => names.map(waitedForProcessor);
  const told = process.platform === 'linux' ? names.length : 0;
  expect(new Set(names).size).toBe(told || 1);
  const before = waited();
  await expect.poll(() => waited().filter((each, index) => each > (before[index] ?? 0)).length).toBe(told);
  await Promise.all(threads.map((thread) => thread.terminate()));
  expect(waited()).toEqual(names.map(() => 0));
});
