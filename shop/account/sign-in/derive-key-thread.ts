import { parentPort } from 'node:worker_threads';
import { threadReady } from '../../base/threads/thread-pool.ts';
import { deriveKeyNow, type KeySource } from './derive-key.ts';
import { giveWay } from '../../base/threads/give-way.ts';

giveWay();
parentPort?.on('message', (source: KeySource) => parentPort?.postMessage(deriveKeyNow(source)));
parentPort?.postMessage(threadReady);
