import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** What a thread finds its own priority to be; higher numbers give way. */
async function priorityOfThread(system: string): Promise<unknown> {
  const module = new URL('give-way.ts', import.meta.url).href;
  const thread = new Worker(
    `import(${JSON.stringify(module)}).then(({ giveWay }) => {
      giveWay(${JSON.stringify(system)});
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
    });`,
    { eval: true },
  );
  const [priority] = await once(thread, 'message');
  await thread.terminate();
  return priority;
}

test('a thread that gives way comes after the one that serves, whose own priority stays', async () => {
  const own = getPriority();
  expect(await priorityOfThread('darwin')).toBe(own);
  // Elsewhere the threads of a process cannot be told apart.
  expect(await priorityOfThread(process.platform)).toBe(process.platform === 'linux' ? 5 : own);
  expect(getPriority()).toBe(own);
});
