import { Worker } from 'node:worker_threads';

/** Until the thread stands, in milliseconds. */
const startPatience = 10_000;
/** For one file: what can be printed takes a hundredth of it. */
const patience = 1000;
/** For a whole order: it waits for the answer. */
const orderPatience = 4000;
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

let counter: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Counts the pages of PDFs on disk beside everything else: in a thread of its own with a bound on its time and memory,
 * one file at a time for the whole process.
 *
 * @returns a count per file in their order; null for what could not be counted, damaged and hostile files included
 */
export async function countStoredPages(
  paths: readonly string[],
  { patienceMs = patience }: { readonly patienceMs?: number } = {},
): Promise<readonly (number | null)[]> {
  const until = Date.now() + orderPatience;
  const counts: (number | null)[] = [];
  for (const path of paths) {
    const counting = last.then(() => (Date.now() < until ? countOne(path, patienceMs) : null));
    last = counting;
    counts.push(await counting);
  }
  return counts;
}

async function countOne(path: string, patienceMs: number): Promise<number | null> {
  const worker = counter ?? (await openCounter());
  if (worker === null) return null;
  const answer = nextMessage(worker, patienceMs);
  worker.postMessage(path);
  const pages = await answer;
  return typeof pages === 'number' ? pages : null;
}

/** Null when it does not start. */
async function openCounter(): Promise<Worker | null> {
  const worker = new Worker(new URL('count-pages-worker.ts', import.meta.url), { resourceLimits: memory });
  worker.on('error', (error) => console.error('The thread that counts pages ended.', error));
  worker.on('exit', () => {
    if (counter === worker) counter = null;
  });
  counter = worker;
  const isReady = (await nextMessage(worker, startPatience)) !== undefined;
  // It waits for orders, and keeps no process alive.
  worker.unref();
  return isReady ? worker : null;
}

/** What the thread says next; undefined when it says nothing in time, and is ended, or ends by itself. */
async function nextMessage(worker: Worker, patienceMs: number): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const giveUp = (): void => resolve(undefined);
  worker.once('message', resolve).once('exit', giveUp);
  const timer = setTimeout(giveUp, patienceMs);
  const message = await promise;
  clearTimeout(timer);
  worker.off('message', resolve).off('exit', giveUp);
  if (message === undefined) {
    if (counter === worker) counter = null;
    await worker.terminate();
  }
  return message;
}
