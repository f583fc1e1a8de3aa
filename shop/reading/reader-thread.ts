import { parentPort, workerData } from 'node:worker_threads';
import { createReader } from './create-reader.ts';
import { openReader, type ReaderOptions } from './open-reader.ts';
import type { ReadCall } from './read-call.ts';
import { threadReady } from '../base/threads/thread-pool.ts';

/** A thread that answers one call after the other; see `openReaders`. */
const options: ReaderOptions = workerData;
const answer = createReader(openReader(options));

parentPort?.on('message', (call: ReadCall) => {
  // What fails here fails for every call: the thread ends, and its call with it.
  void answer(call).then((found) => parentPort?.postMessage(found, [found.body]));
});
parentPort?.postMessage(threadReady);
