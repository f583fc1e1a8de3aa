import { parentPort, workerData } from 'node:worker_threads';
import { listPages } from '../catalogue/list-pages.ts';
import { createReader } from './create-reader.ts';
import { openReader, type ReaderOptions } from './open-reader.ts';
import type { ReaderTask } from './read-call.ts';
import { threadName } from '../base/threads/processor-wait.ts';
import { giveWay } from '../base/threads/give-way.ts';

/** A thread that answers one call after the other; see `openReaders`. */
const options: ReaderOptions = workerData;
const shop = openReader(options);
const answer = createReader(shop);

giveWay();
parentPort?.on('message', (task: ReaderTask) => {
  // What fails here fails for every call: the thread ends, and its call with it.
  if ('listing' in task) parentPort?.postMessage({ pages: listPages(shop, task.listing) });
  else void answer(task).then((found) => parentPort?.postMessage(found, [found.body]));
});
parentPort?.postMessage(threadName());
